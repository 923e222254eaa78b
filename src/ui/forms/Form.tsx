import type { ComponentType, ReactNode, SubmitEvent, SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { space } from '../../styles/tokens';
import { TextField, type TextFieldProps } from './TextField';
import type { FieldMessages } from './useFieldError';

const Fields = styled.form`
  display: grid;
  gap: ${space.lg};
`;

const FieldRow = styled.div`
  display: grid;
  gap: ${space.lg};
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
`;

type FormValues<Name extends string> = Readonly<Record<Name, string>>;

export interface FieldProps<Name extends string = string> extends Omit<
  TextFieldProps<Name>,
  'messages'
> {
  /** Renders the field; a `TextField` by default. */
  as?: ComponentType<TextFieldProps>;
}

interface FormProps<Name extends string> {
  label: string;
  /** The fields from the top; an inner list is a row. */
  fields: readonly (FieldProps<Name> | readonly FieldProps<Name>[])[];
  messages: FieldMessages;
  /** The direction of typed text; by default that of the page. */
  dir?: 'auto';
  defaultValues?: Readonly<Record<string, string>>;
  /** Called with the values as typed, once all fields are valid. */
  onSubmit: (values: FormValues<Name>) => void;
  onInput?: (event: SyntheticEvent<HTMLFormElement>) => void;
  children: ReactNode;
}

/** A form that stays on its page. The browser checks the fields first; see `TextField`. */
export function Form<const Name extends string>({
  label,
  fields,
  messages,
  dir,
  defaultValues = {},
  onSubmit,
  onInput,
  children,
}: FormProps<Name>) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const values = fields.flat().map(({ name }) => [name, data.get(name) ?? '']);
    // `fields` has a field of every name.
    onSubmit(Object.fromEntries(values) as FormValues<Name>);
  }

  const renderField = ({ as: Field = TextField, ...field }: FieldProps<Name>) => (
    <Field
      key={field.name}
      messages={messages}
      dir={dir}
      defaultValue={defaultValues[field.name]}
      {...field}
    />
  );

  return (
    // `dialog`: before hydration a submit neither leaves the page nor writes the values into the URL.
    <Fields aria-label={label} method="dialog" onSubmit={submit} onInput={onInput}>
      {fields.map((field) =>
        'name' in field ? (
          renderField(field)
        ) : (
          <FieldRow key={field[0]?.name}>{field.map(renderField)}</FieldRow>
        ),
      )}
      {children}
    </Fields>
  );
}
