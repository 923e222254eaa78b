import { type KeyboardEvent, type SyntheticEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { ListName } from '../../content/types';
import { selectHasOwnContent } from '../../state/slices/contentFile';
import { cancelForm } from '../../state/slices/forms';
import { color, radius, space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { Form, type FormProps, type FormValues } from '../../ui/forms/Form';
import { useUnloadReasons } from '../unloadGuard';
import { closeForm, FORM_ID } from './formFocus';
import { forget, formKey, recall, remember, type Typed } from './formMemory';
import { PictureChooser } from './PictureChooser';
import { PICTURE_NAME, pictureField } from './pictureField';

const Panel = styled.section`
  max-width: 46rem;
  margin-bottom: ${space.xl};
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid ${color.control};
  border-radius: ${radius.card};
  background: ${color.band};
`;

const Title = styled.h3`
  margin-bottom: ${space.lg};
  font-size: 1.375rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

/** The props of the form of each list. */
export interface EntryFormProps {
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

interface OwnerFormProps<Name extends string>
  extends EntryFormProps, Pick<FormProps<Name>, 'fields'> {
  list: ListName;
  title: string;
  submitLabel: string;
  /** The values of the fields before anything is typed. */
  initial?: Readonly<Partial<Record<NoInfer<Name> | 'picture', string | undefined>>>;
  onSubmit: (values: EntryValues<Name>) => void;
}

/** The form of an entry, new or existing. Keeps what is typed until it is sent. */
export function OwnerForm<const Name extends string>({
  list,
  id,
  title,
  submitLabel,
  fields,
  initial,
  onSubmit,
}: OwnerFormProps<Name>) {
  const dispatch = useAppDispatch();
  const isOwn = useAppSelector(selectHasOwnContent);
  const titleId = useId();
  const panelRef = useRef<HTMLElement>(null);
  const key = formKey(title, id);
  const [first] = useState(() => textsOf(initial));
  const [values] = useState(() => ({ ...first, ...recall(key) }));
  const [picture, setPicture] = useState(values[PICTURE_NAME] ?? '');
  const isTyped = useUnloadReasons().includes(key);

  function rememberField({ target }: SyntheticEvent) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    remember(key, target.name, target.value, first);
    if (target.name === PICTURE_NAME) setPicture(target.value);
  }

  const close = (update = () => {}) =>
    closeForm(() => {
      update();
      dispatch(cancelForm(list));
    });

  function submit(sent: EntryValues<Name>) {
    forget(key);
    close(() => onSubmit(sent));
  }

  /** With own content Escape closes a form into which nothing was typed. */
  function closeUntyped({ key: pressed, nativeEvent }: KeyboardEvent) {
    if (isOwn && pressed === 'Escape' && !isTyped && !nativeEvent.isComposing) close();
  }

  function choosePicture(path: string) {
    const field = panelRef.current?.querySelector<HTMLInputElement>(`[name=${PICTURE_NAME}]`);
    if (!field) return;
    field.value = path;
    // As if it were typed: the value is validated, kept and shown.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <Panel
      ref={panelRef}
      id={FORM_ID}
      aria-labelledby={titleId}
      onInput={rememberField}
      onKeyDown={closeUntyped}
    >
      <Title id={titleId}>{title}</Title>
      <Form<Name | 'picture'>
        label={title}
        fields={isOwn ? [...fields, pictureField(first[PICTURE_NAME])] : fields}
        defaultValues={values}
        onSubmit={submit}
      >
        {isOwn && (
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
    </Panel>
  );
}
