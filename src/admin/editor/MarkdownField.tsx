import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { styled } from 'styled-components';
import { countWords, estimateReadTime, formatReadTime } from '../../content/readTime';
import { from } from '../../styles/media';
import { space } from '../../styles/tokens';
import { Label } from '../../ui/forms/fieldParts';
import { TextField, type TextFieldProps } from '../../ui/forms/TextField';
import { useIsLaptop } from '../../ui/hooks/useIsLaptop';
import { getPanelProps, Tabs } from '../../ui/Tabs';
import { ChangingText } from '../../ui/text/ChangingText';
import { AdminBoundary } from '../AdminBoundary';
import { formatCount } from '../formatCount';
import { Note } from '../parts';
import { createFileHandlers } from '../pictures/fileHandlers';
import { continueList } from './edits/blockEdits';
import { applyEdit, getSelection, type MarkdownEdit } from './edits/edit';
import { PictureTools } from './pictures/PictureTools';
import { useAddedPictures } from './pictures/useAddedPictures';
import { Preview } from './preview/Preview';
import { Toolbar } from './Toolbar';
import { findTool, isEnter } from './tools';
import { useDebounced } from './useDebounced';

const Editor = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm};
`;

/** On laptops the text and its preview side by side, each as wide as the other. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm} ${space.lg};

  ${from.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

/** As high as the text beside it. */
const PreviewColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};

  &[hidden] {
    display: none;
  }
`;

const TABS = [
  { id: 'write', label: 'Write' },
  { id: 'preview', label: 'Preview' },
] as const;

type TabId = (typeof TABS)[number]['id'];

/** A field of Markdown, with a toolbar and a preview that follows the caret: beside it on laptops, else in a tab. */
export function MarkdownField(props: TextFieldProps) {
  const editor = useRef<HTMLDivElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const isLaptop = useIsLaptop();
  const [tab, setTab] = useState<TabId>('write');
  const [text, setText] = useState(props.defaultValue ?? '');
  const [caret, setCaret] = useState(0);
  const settled = useDebounced(text);
  const getField = () => editor.current?.querySelector('textarea');
  const pictures = useAddedPictures(getField);

  const panel = (id: TabId) => (isLaptop ? {} : { ...getPanelProps(id), hidden: tab !== id });

  function edit(change: MarkdownEdit) {
    const field = getField();
    if (field) applyEdit(field, change(getSelection(field)));
  }

  function follow({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLTextAreaElement)) return;
    setText(target.value);
    setCaret(target.selectionEnd);
  }

  function editByKey({ target, nativeEvent }: KeyboardEvent) {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const selection = getSelection(target);
    const change = isEnter(nativeEvent)
      ? continueList(selection)
      : findTool(nativeEvent)?.edit(selection);
    if (!change) return;
    nativeEvent.preventDefault();
    applyEdit(target, change);
  }

  return (
    <Editor
      ref={editor}
      onInput={follow}
      onSelect={follow}
      onKeyDown={editByKey}
      // A hidden field could not be focused.
      onInvalidCapture={() => flushSync(() => setTab('write'))}
      {...createFileHandlers((files) => {
        // Its progress and the question for its description are there.
        setTab('write');
        void pictures.add(files);
      })}
    >
      {!isLaptop && <Tabs label="Text" tabs={TABS} selected={tab} onSelect={setTab} />}
      <Columns>
        <div {...panel('write')}>
          <TextField
            {...props}
            tools={
              <>
                <Toolbar onEdit={edit} onPicture={() => chooser.current?.click()} />
                <PictureTools
                  pictures={pictures}
                  chooser={chooser}
                  text={text}
                  getField={getField}
                />
              </>
            }
          />
        </div>
        <PreviewColumn {...panel('preview')}>
          {isLaptop && <Label as="p">Preview</Label>}
          {(isLaptop || tab === 'preview') && (
            <AdminBoundary subject="The preview">
              <Preview text={settled} caret={caret} />
            </AdminBoundary>
          )}
        </PreviewColumn>
        <Note>
          <ChangingText>
            {`${formatCount(countWords(settled), 'word')}, ${formatReadTime(estimateReadTime(settled))}`}
          </ChangingText>
        </Note>
      </Columns>
    </Editor>
  );
}
