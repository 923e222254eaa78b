import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ListName } from '../../content/types';
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { formEmptied, formKey, formTyped, selectFormTexts } from '../../state/owner/drafts';
import { cancelForm } from '../../state/owner/forms';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { Form, type FormProps, type FormValues } from '../../ui/forms/Form';
import { closeForm, FORM_ID } from '../focus';
import { ButtonRow, Panel, PanelTitle } from '../Panel';
import { getTexts, getTypedTexts } from './formTexts';
import { getFormTitle, getSubmitLabel } from './formTitles';
import { PictureChooser } from './PictureChooser';
import { PICTURE_NAME, pictureField } from './pictureField';

const FormPanel = styled(Panel)`
  max-width: 46rem;
`;

const Title = styled(PanelTitle)`
  margin-bottom: ${space.lg};
`;

const Actions = styled(ButtonRow)`
  gap: ${space.sm};
`;

/** The props of every entry form. */
export interface ListFormProps {
  /** The entry to edit; null for a new one. */
  id: string | null;
}

/** The values of a form, with a picture if the content is the owner's. */
type EntryValues<Name extends string> = FormValues<Name> & { readonly picture?: string };

interface EntryFormProps<Name extends string>
  extends ListFormProps, Pick<FormProps<Name>, 'fields'> {
  list: ListName;
  /** The initial values of the fields. */
  initial?: Readonly<Partial<Record<NoInfer<Name> | 'picture', string | undefined>>>;
  /** Called with the trimmed values. */
  onSubmit: (values: EntryValues<Name>) => void;
}

/** The form for a new or existing entry. Keeps typed text until it is submitted. */
export function EntryForm<const Name extends string>({
  list,
  id,
  fields,
  initial,
  onSubmit,
}: EntryFormProps<Name>) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const titleId = useId();
  const panelRef = useRef<HTMLElement>(null);
  const title = getFormTitle(list, id);
  const key = formKey(list, id);
  const [initialTexts] = useState(() => getTexts(initial));
  const [defaultValues] = useState(() => ({
    ...initialTexts,
    ...selectFormTexts(store.getState(), key),
  }));
  const [picture, setPicture] = useState(defaultValues[PICTURE_NAME] ?? '');
  const isTyped = useAppSelector((state) => selectFormTexts(state, key)) !== undefined;

  function keepTyped({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    if (target.name === PICTURE_NAME) setPicture(target.value);
    if (target.form)
      dispatch(formTyped({ form: key, texts: getTypedTexts(target.form, initialTexts) }));
  }

  function discard() {
    if (selectFormTexts(store.getState(), key)) dispatch(formEmptied(key));
  }

  const close = (update = () => {}) =>
    closeForm(id, () => {
      update();
      // Creating or editing an entry closes its form; this covers a submit without changes.
      dispatch(cancelForm(list));
    });

  function submit(sent: EntryValues<Name>) {
    close(() => {
      const trimmed = Object.entries<string>(sent).map(([name, text]) => [name, text.trim()]);
      onSubmit(Object.fromEntries(trimmed) as EntryValues<Name>);
      // Covers a submit without changes.
      discard();
    });
  }

  /** With own content, Escape closes a form without typed text. */
  function closeUntyped({ key: pressed, nativeEvent }: KeyboardEvent) {
    if (hasOwnContent && pressed === 'Escape' && !isTyped && !nativeEvent.isComposing) close();
  }

  function choosePicture(path: string) {
    const field = panelRef.current?.querySelector<HTMLInputElement>(`[name=${PICTURE_NAME}]`);
    if (!field) return;
    field.value = path;
    // As if typed, so that the value is validated, kept and shown.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <FormPanel
      ref={panelRef}
      id={FORM_ID}
      aria-labelledby={titleId}
      onInput={keepTyped}
      onKeyDown={closeUntyped}
    >
      <Title as="h3" id={titleId}>
        {title}
      </Title>
      <Form<Name | 'picture'>
        label={title}
        fields={hasOwnContent ? [...fields, pictureField(initialTexts[PICTURE_NAME])] : fields}
        defaultValues={defaultValues}
        onSubmit={submit}
      >
        {hasOwnContent && (
          <PictureChooser chosen={picture} kind={list} seed={id ?? ''} onChoose={choosePicture} />
        )}
        <Actions>
          <Button small type="submit">
            {getSubmitLabel(list, id)}
          </Button>
          <Button small variant="outline" onClick={() => close()}>
            Cancel
          </Button>
          {id !== null && isTyped && (
            <Button small variant="quiet" onClick={() => close(discard)}>
              Discard changes
            </Button>
          )}
        </Actions>
      </Form>
    </FormPanel>
  );
}
