import { type HTMLInputAutoCompleteAttribute, type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../../styles/tokens';
import { control, Field, Label } from './fieldParts';
import { type FieldMessages, useFieldError } from './useFieldError';

const Input = styled.input`
  ${control}
`;

const TextArea = styled.textarea`
  ${control}
  resize: vertical;
`;

const Hint = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;

/** Rendered before it has a message, so that screen readers announce the message (WCAG 4.1.3). */
const LiveRegion = styled.div`
  color: ${color.error};
  font-size: ${fontSize.sm};

  &:empty {
    margin-top: -${space.xs};
  }
`;

export interface TextFieldProps<Name extends string = string> {
  name: Name;
  label: string;
  messages: FieldMessages;
  dir?: 'auto' | undefined;
  lang?: string;
  type?: 'text' | 'email' | 'url' | 'password' | 'date' | 'search';
  rows?: number;
  /** Defaults to true. */
  required?: boolean;
  placeholder?: string;
  defaultValue?: string | undefined;
  hint?: string;
  /** Stands between the label and the field. */
  tools?: ReactNode;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** Returns the message for an invalid value. */
  check?: (value: string) => string | undefined;
}

/** A labelled field, with a message beside it if its value is invalid (WCAG 3.3.1). */
export function TextField({
  label,
  messages,
  type = 'text',
  rows,
  required = true,
  hint,
  tools,
  check,
  ...rest
}: TextFieldProps) {
  const id = useId();
  const [error, validation] = useFieldError(label, messages, required, check);
  const shared = {
    autoComplete: 'off',
    ...rest,
    ...validation,
    id,
    required,
    'aria-invalid': error !== '',
    'aria-describedby':
      [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      {tools}
      {rows ? <TextArea {...shared} rows={rows} /> : <Input {...shared} type={type} />}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <LiveRegion aria-live="polite">
        {error && (
          <p key={error} id={`${id}-error`}>
            {error}
          </p>
        )}
      </LiveRegion>
    </Field>
  );
}
