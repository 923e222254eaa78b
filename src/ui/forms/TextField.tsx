import { type HTMLInputAutoCompleteAttribute, type SyntheticEvent, useId, useState } from 'react';
import { css, styled } from 'styled-components';
import { color, fontSize, hovers, quick, radius, space } from '../../styles/tokens';

type Control = HTMLInputElement | HTMLTextAreaElement;

const Field = styled.div`
  display: grid;
  gap: ${space.xs};
  align-content: start;
`;

const Label = styled.label`
  font-size: ${fontSize.sm};
  font-weight: 600;
`;

const control = css`
  width: 100%;
  min-height: 3rem;
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.ground};
  transition: border-color ${quick};

  &::placeholder {
    color: ${color.muted};
    opacity: 0.85;
  }

  ${hovers} {
    &:hover {
      border-color: ${color.text};
    }
  }

  &[aria-invalid='true'] {
    border-color: ${color.accent};
  }
`;

const Input = styled.input`
  ${control}
`;

const TextArea = styled.textarea`
  ${control}
  resize: vertical;
  line-height: 1.5;
`;

const Hint = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.xs};
`;

const ErrorText = styled.p`
  color: ${color.accent};
  font-size: ${fontSize.sm};
`;

/** A live region, there before its message, so that screen readers announce it. */
const LiveRegion = styled.div`
  &:empty {
    margin-top: -${space.xs};
  }
`;

export interface TextFieldProps<Name extends string = string> {
  name: Name;
  label: string;
  type?: 'text' | 'email' | 'url' | 'password' | 'date';
  /** Makes it a text area with this number of rows. */
  rows?: number;
  required?: boolean;
  placeholder?: string;
  /** Its first value. */
  defaultValue?: string | undefined;
  hint?: string;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** A rule beyond the browser's constraints: returns the message for a bad value, or nothing. */
  check?: (value: string) => string | undefined;
}

/** The message for a value that breaks a constraint of the browser. */
function errorMessageOf({ validity, type, validationMessage }: Control, label: string): string {
  if (validity.valueMissing) return `${label} is required.`;
  if (validity.typeMismatch) {
    return type === 'email'
      ? 'Enter an email address such as name@example.com.'
      : 'Enter a full address such as https://example.com.';
  }
  return validationMessage;
}

function isFirstInvalid(field: Control): boolean {
  const fields = field.form?.querySelectorAll<Control>('input, textarea') ?? [];
  return [...fields].find(({ validity }) => !validity.valid) === field;
}

/**
 * A labelled field. The rules are the browser's own constraints; a value that breaks one gets a message beside the
 * field (WCAG 3.3.1), and the first such field of the form gets the focus.
 */
export function TextField({
  name,
  label,
  type = 'text',
  rows,
  required = true,
  placeholder,
  defaultValue,
  hint,
  autoComplete = 'off',
  check,
}: TextFieldProps) {
  const id = useId();
  const [error, setError] = useState('');

  function validate(field: Control) {
    const isBlank = required && field.value !== '' && field.value.trim() === '';
    field.setCustomValidity(isBlank ? `${label} is required.` : (check?.(field.value) ?? ''));
  }

  function onInput({ currentTarget: field }: SyntheticEvent<Control>) {
    validate(field);
    // A message that shows is kept up to date; a new one waits for the next submit.
    if (error) setError(field.validity.valid ? '' : errorMessageOf(field, label));
  }

  function onInvalid(event: SyntheticEvent<Control>) {
    event.preventDefault();
    setError(errorMessageOf(event.currentTarget, label));
    if (isFirstInvalid(event.currentTarget)) event.currentTarget.focus();
  }

  const shared = {
    // Its first value is checked too.
    ref: (field: Control | null) => {
      if (field) validate(field);
    },
    id,
    name,
    required,
    placeholder,
    defaultValue,
    autoComplete,
    onInput,
    onInvalid,
    'aria-invalid': error !== '',
    'aria-describedby':
      [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined,
  };
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      {rows ? <TextArea {...shared} rows={rows} /> : <Input {...shared} type={type} />}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      <LiveRegion aria-live="polite">
        {error && (
          <ErrorText key={error} id={`${id}-error`}>
            {error}
          </ErrorText>
        )}
      </LiveRegion>
    </Field>
  );
}
