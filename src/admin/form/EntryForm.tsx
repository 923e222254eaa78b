import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { language } from 'virtual:words';
import type { ListName } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { useChunk } from '../../shared/useChunk';
import { selectHasOwnContent } from '../../state/lists/content';
import { selectEntry } from '../../state/lists/lists';
import { createEntry, editEntry } from '../../state/owner/entryThunks';
import { formCancelled, formKey, formTyped, selectFormTexts } from '../../state/owner/forms';
import { Form } from '../../ui/forms/Form';
import { closeForm, FORM_ID } from '../focus';
import { isComposing } from '../isComposing';
import { FormPanel, Note, PanelTitle } from '../parts';
import { selectKnownPictures } from '../pictures/projectPictures';
import {
  bindCheck,
  type EntryField,
  type EntryFields,
  findChanged,
  getTexts,
  parseTexts,
  type Texts,
} from './fields';
import { FormButtons } from './FormButtons';
import { getFormTitle } from './formTitles';
import { fieldMessages } from './messages';
import { NewerTexts } from './NewerTexts';
import { pasteParagraphs } from './pasteParagraphs';
import { PictureChooser } from './PictureChooser';
import { createPictureField } from './pictureField';
import { useFormPictures } from './useFormPictures';

/** Its parser is larger than the admin area. If it cannot be loaded, the build checks the pictures. */
const loadTargets = () => import('../../content/markdown/targets');

export interface EntryFormProps {
  list: ListName;
  getFields: (isOwn: boolean) => EntryFields;
  /** The name of the picture field, which is shown with own content only. */
  picture?: string;
  /** The values that the form of a new entry starts with. */
  getDefaults?: () => object;
  /** Derives values that have no field. */
  derive?: (texts: Texts) => object;
}

/**
 * The form for a new or existing entry. Keeps typed text until it is submitted.
 * @param id The id of the entry to edit. If it is empty, or the list has no such entry, the form creates one.
 */
export function EntryForm({
  list,
  id,
  getFields,
  picture,
  getDefaults,
  derive,
}: EntryFormProps & { id: string }) {
  const dispatch = useAppDispatch();
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const hasPicture = hasOwnContent && picture !== undefined;
  const titleId = useId();
  const panelRef = useRef<HTMLElement>(null);
  const pictures = useFormPictures(panelRef, picture ?? '');
  const knownPictures = useAppSelector(selectKnownPictures);
  const findTargets = useChunk(loadTargets, '', true).chunk?.findTargets;
  const key = formKey(list, id);
  const entry = useAppSelector((state) => selectEntry(state, list, id));
  const title = getFormTitle(list, entry !== undefined);
  const typed = useAppSelector((state) => selectFormTexts(state, key));
  const [initial] = useState(() => getTexts({ ...getDefaults?.(), ...entry }));
  const texts = { ...initial, ...typed };
  const [defaultValues] = useState(texts);
  const fields = getFields(hasOwnContent);
  const allFields = hasPicture ? [...fields, createPictureField(picture)] : fields;

  function keepTyped({ currentTarget }: SyntheticEvent<HTMLFormElement>) {
    const sent = getTexts(Object.fromEntries(new FormData(currentTarget)));
    const changed = findChanged(allFields, sent, initial);
    const pick = (from: Texts) =>
      Object.fromEntries(changed.map(({ name }) => [name, from[name] ?? '']));
    dispatch(formTyped({ form: key, texts: pick(sent), initial: pick(initial) }));
  }

  function submit(sent: Texts) {
    if (pictures.deferSubmit(sent)) return;
    // An unedited field keeps its value: parsing would split a tag that contains a comma.
    const edited = entry ? findChanged(allFields, sent, initial) : allFields.flat();
    const values = { ...parseTexts(edited, sent), ...derive?.(sent) };
    closeForm(id, () =>
      // Only the form of `about` has no title field.
      dispatch(
        entry ? editEntry(list, id, values) : createEntry(list, { title: 'About', ...values }),
      ),
    );
  }

  const cancel = () => closeForm(id, () => dispatch(formCancelled(list)));

  /** With own content, Escape closes a form without typed text. */
  function closeUntyped({ key: pressed, nativeEvent }: KeyboardEvent) {
    if (hasOwnContent && pressed === 'Escape' && !typed && !isComposing(nativeEvent)) cancel();
  }

  // Spell checkers go by the language.
  const lang = texts['language']?.trim() || language;
  const bind = (field: EntryField) => {
    const context = { texts, initial: initial[field.name], pictures: knownPictures, findTargets };
    return { ...bindCheck(field, context), lang };
  };

  return (
    <FormPanel
      ref={panelRef}
      id={FORM_ID}
      aria-labelledby={titleId}
      onKeyDown={closeUntyped}
      onPasteCapture={pasteParagraphs}
      {...(hasPicture && pictures.handlers)}
    >
      <PanelTitle as="h3" id={titleId}>
        {title}
      </PanelTitle>
      {entry && <NewerTexts form={key} fields={allFields} current={initial} />}
      <Form
        label={title}
        messages={fieldMessages}
        dir="auto"
        fields={allFields.map((each) => ('name' in each ? bind(each) : each.map(bind)))}
        defaultValues={defaultValues}
        onInput={keepTyped}
        onSubmit={submit}
      >
        {hasPicture && list !== 'experience' && (
          <PictureChooser chosen={texts[picture]} list={list} seed={id} pictures={pictures} />
        )}
        <FormButtons list={list} id={id} onCancel={cancel}>
          <Note role="status">{pictures.isAwaited && 'Waiting until the pictures are added…'}</Note>
        </FormButtons>
      </Form>
    </FormPanel>
  );
}
