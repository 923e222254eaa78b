import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ListName } from '../../content/types';
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { selectEntry } from '../../state/lists/lists';
import {
  formCancelled,
  formKey,
  formTyped,
  selectFormTexts,
  typedDiscarded,
} from '../../state/owner/forms';
import { createEntry, editEntry, type EntryFields } from '../../state/owner/saveEntry';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { Form, type FormProps, type FormValues } from '../../ui/forms/Form';
import { DraftStatus } from '../drafts/DraftStatus';
import { closeForm, FORM_ID } from '../focus';
import { isComposing } from '../isComposing';
import { ButtonRow, Note, Panel, PanelTitle } from '../parts';
import { getFormTitle, getSubmitLabel } from './formTitles';
import { fieldMessages } from './messages';
import { PictureChooser } from './PictureChooser';
import { pictureField } from './pictureField';
import { useFormPictures } from './useFormPictures';

const FormPanel = styled(Panel)`
  display: grid;
  gap: ${space.lg};
`;

export interface EntryIdProps {
  /** The entry to edit; empty for a new one. The text of an entry that is gone becomes a new one. */
  id: string;
}

type EntryValues<Name extends string, Picture extends string> = FormValues<Name> &
  Partial<FormValues<Picture>>;

interface EntryFormProps<List extends ListName, Name extends string, Picture extends string>
  extends EntryIdProps, Pick<FormProps<Name>, 'fields'> {
  list: List;
  /** The entry before the edit. Fields that are no text are left out. */
  initial: object | undefined;
  /** The name of the picture field. Shown with own content only; experience has none. */
  picture?: Picture;
  /** Receives the trimmed values. */
  toEntry: (values: EntryValues<Name, Picture>) => EntryFields[List];
}

/** The values that are texts, with the names of their fields. */
const getTexts = (values: object): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );

/** The form for a new or existing entry. Keeps typed text until it is submitted. */
export function EntryForm<
  List extends ListName,
  const Name extends string,
  const Picture extends string,
>({ list, id, fields, initial = {}, picture, toEntry }: EntryFormProps<List, Name, Picture>) {
  const dispatch = useAppDispatch();
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const hasPicture = hasOwnContent && picture !== undefined;
  const titleId = useId();
  const panelRef = useRef<HTMLElement>(null);
  const pictures = useFormPictures(panelRef, picture ?? '');
  const store = useAppStore();
  const key = formKey(list, id);
  const isNew = useAppSelector((state) => !selectEntry(state, list, id));
  const target = isNew ? '' : id;
  const title = useAppSelector((state) => getFormTitle(state, key));
  const typed = useAppSelector((state) => selectFormTexts(state, key));
  const [initialTexts] = useState(() => Object.fromEntries(getTexts(initial)));
  const texts = { ...initialTexts, ...typed };
  const [defaultValues] = useState(texts);

  function keepTyped({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    if (!target.form) return;
    const texts = getTexts(Object.fromEntries(new FormData(target.form))).filter(
      ([name, text]) => text.trim() !== (initialTexts[name] ?? '').trim(),
    );
    dispatch(formTyped({ form: key, texts: Object.fromEntries(texts) }));
  }

  const cancel = () => closeForm(id, () => dispatch(formCancelled(list)));
  const discard = () => closeForm(id, () => dispatch(typedDiscarded([key])));

  function submit(sent: FormValues<Name>) {
    if (pictures.waits(sent)) return;
    const trimmed = Object.entries<string>(sent).map(([name, text]) => [name, text.trim()]);
    // `sent` has a value of every field.
    const entry = toEntry(Object.fromEntries(trimmed) as EntryValues<Name, Picture>);
    closeForm(id, () => dispatch(isNew ? createEntry(list, entry) : editEntry(list, id, entry)));
  }

  /** With own content, Escape closes a form without typed text. */
  function closeUntyped({ key: pressed, nativeEvent }: KeyboardEvent) {
    if (hasOwnContent && pressed === 'Escape' && !typed && !isComposing(nativeEvent)) cancel();
  }

  return (
    <FormPanel
      ref={panelRef}
      id={FORM_ID}
      aria-labelledby={titleId}
      onInput={keepTyped}
      onKeyDown={closeUntyped}
      {...(hasPicture && pictures.handlers)}
    >
      <PanelTitle as="h3" id={titleId}>
        {title}
      </PanelTitle>
      <Form<Name | Picture>
        label={title}
        messages={fieldMessages}
        dir="auto"
        fields={
          hasPicture ? [...fields, pictureField(picture, initialTexts[picture], store)] : fields
        }
        defaultValues={defaultValues}
        onSubmit={submit}
      >
        {hasPicture && list !== 'experience' && (
          <PictureChooser chosen={texts[picture]} kind={list} seed={id} pictures={pictures} />
        )}
        {hasOwnContent && <DraftStatus form={key} />}
        <Note role="status">{pictures.isAwaited && 'Waiting until the pictures are added…'}</Note>
        <ButtonRow>
          <Button small type="submit">
            {getSubmitLabel(list, target)}
          </Button>
          <Button small variant="outline" onClick={cancel}>
            Cancel
          </Button>
          {id && typed && (
            <Button small variant="quiet" onClick={discard}>
              Discard changes
            </Button>
          )}
        </ButtonRow>
      </Form>
    </FormPanel>
  );
}
