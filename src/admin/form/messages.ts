import type { FieldMessages } from '../../ui/forms/useFieldError';

export const fieldMessages: FieldMessages = {
  required: (label) => `${label} is required.`,
  types: {
    email: 'Enter an email address such as name@example.com.',
    date: 'Enter a full date that exists.',
    url: 'Enter a full address such as https://example.com.',
  },
};
