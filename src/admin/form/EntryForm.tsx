import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ListName } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { cancelForm } from '../../state/owner/forms';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { Form, type FormProps, type FormValues } from '../../ui/forms/Form';
import { ButtonRow, Panel, PanelTitle } from '../Panel';
import { useUnloadReasons } from '../unloadGuard';
import { closeForm, FORM_ID } from './formFocus';
import { forget, formKey, formTitle, recall, remember, type Typed } from './formMemory';
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

/** The props of the form of each list. */
export interface ListFormProps {
  /** The entry to edit; null for a new one. */
  id: string | null;
}

/** The values of a form. With own content they have a picture. */
export type EntryValues<Name extends string> = FormValues<Name> & { readonly picture?: string };

/** The text fields of an entry. */
const textsOf = (entry: object = {}): Typed =>
  Object.fromEntries(
    Object.entries(entry).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

interface EntryFormProps<Name extends string>
  extends ListFormProps, Pick<FormProps<Name>, 'fields'> {
  list: ListName;
  submitLabel: string;
  /** The values of the fields before anything is typed. */
  initial?: Readonly<Partial<Record<NoInfer<Name> | 'picture', string | undefined>>>;
  onSubmit: (values: EntryValues<Name>) => void;
}

/** The form of an entry, new or existing. Keeps what is typed until it is sent. */
export function EntryForm<const Name extends string>({
  list,
  id,
  submitLabel,
  fields,
  initial,
  onSubmit,
}: EntryFormProps<Name>) {
  const dispatch = useAppDispatch();
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const titleId = useId();
  const panelRef = useRef<HTMLElement>(null);
  const title = formTitle(list, id);
  const key = formKey(list, id);
  const [initialTexts] = useState(() => textsOf(initial));
  const [defaultValues] = useState(() => ({ ...initialTexts, ...recall(key) }));
  const [picture, setPicture] = useState(defaultValues[PICTURE_NAME] ?? '');
  const isTyped = useUnloadReasons().includes(key);

  function rememberField({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    remember(key, target.name, target.value, initialTexts);
    if (target.name === PICTURE_NAME) setPicture(target.value);
  }

  const close = (update = () => {}) =>
    closeForm(() => {
      update();
      // Creating or changing an entry closes its form; this closes it where the submit changed nothing.
      dispatch(cancelForm(list));
    });

  function submit(sent: EntryValues<Name>) {
    forget(key);
    close(() => onSubmit(sent));
  }

  /** With own content Escape closes a form into which nothing was typed. */
  function closeUntyped({ key: pressed, nativeEvent }: KeyboardEvent) {
    if (hasOwnContent && pressed === 'Escape' && !isTyped && !nativeEvent.isComposing) close();
  }

  function choosePicture(path: string) {
    const field = panelRef.current?.querySelector<HTMLInputElement>(`[name=${PICTURE_NAME}]`);
    if (!field) return;
    field.value = path;
    // As if it were typed: the value is validated, kept and shown.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <FormPanel
      ref={panelRef}
      id={FORM_ID}
      aria-labelledby={titleId}
      onInput={rememberField}
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
            {submitLabel}
          </Button>
          <Button small variant="outline" onClick={() => close()}>
            Cancel
          </Button>
          {id !== null && isTyped && (
            <Button small variant="quiet" onClick={() => close(() => forget(key))}>
              Discard changes
            </Button>
          )}
        </Actions>
      </Form>
    </FormPanel>
  );
}
