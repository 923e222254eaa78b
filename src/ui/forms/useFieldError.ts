import { type SyntheticEvent, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The messages for the browser's constraints. */
export interface FieldMessages {
  required: (label: string) => string;
  /** For a value that is not of the type of its field. */
  types: Partial<Record<string, string>>;
}

/**
 * Validates a field with the browser's constraints and `check`. The message appears on submit, which focuses the form's
 * first invalid field, and then updates as the visitor types.
 * @returns The message, empty if there is none, and the props of the field.
 */
export function useFieldError(
  label: string,
  messages: FieldMessages,
  required: boolean,
  check: ((value: string) => string | undefined) | undefined,
) {
  const [error, setError] = useState('');

  function validate(field: Control) {
    field.setCustomValidity('');
    const { badInput, typeMismatch, valueMissing, valid } = field.validity;
    let message;
    if (badInput || typeMismatch) message = messages.types[field.type];
    else if (valueMissing || (required && !field.value.trim())) message = messages.required(label);
    else message = check?.(field.value);
    message ??= '';
    // Not beside the browser's own refusal, which ends if a password manager fills in the field without an event.
    if (valid) field.setCustomValidity(message);
    if (error) setError(message);
    return message;
  }

  const props = {
    // The default value is validated too, and every value again once another field has changed.
    ref: (field: Control | null) => {
      if (field) validate(field);
    },
    onInput: ({ currentTarget }: SyntheticEvent<Control>) => validate(currentTarget),
    onInvalid(event: SyntheticEvent<Control>) {
      event.preventDefault();
      const field = event.currentTarget;
      setError(validate(field));
      // Not by `:invalid`: in jsdom that selector fires this event again.
      const fields = field.form?.querySelectorAll<Control>('input, textarea') ?? [];
      if ([...fields].find(({ validity }) => !validity.valid) !== field) return;
      field.focus();
      // Chromium does not scroll to a field behind the bar.
      field.scrollIntoView({ block: 'nearest' });
    },
  };
  return [error, props] as const;
}
