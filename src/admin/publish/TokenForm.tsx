import { useRef } from 'react';
import type { Repository } from '../../content/types';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { Form } from '../../ui/forms/Form';
import { NEW_TAB } from '../../ui/newTab';
import { createLinks } from './links';

/** The token becomes part of a request header. */
const checkToken = (token: string) =>
  /^\s*\w+\s*$/.test(token) ? undefined : 'A token has letters, digits and _ only.';

const FIELDS = [
  {
    name: 'token',
    label: 'GitHub token',
    type: 'password',
    // Keeps password managers from saving it as a password and offering it at the sign-in.
    autoComplete: 'one-time-code',
    hint: 'Fine-grained, for this repository only, with Contents: Read and write. It stays in this tab until you close it or press Forget token.',
    check: checkToken,
  },
] as const;

interface TokenFormProps {
  repository: Repository;
  onSubmit: (token: string) => void;
}

/** Asks for a token. The form is emptied when it is sent. */
export function TokenForm({ repository, onSubmit }: TokenFormProps) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <div ref={frame}>
      <Form
        label="GitHub token"
        fields={FIELDS}
        onSubmit={({ token }) => {
          frame.current?.querySelector('form')?.reset();
          onSubmit(token);
        }}
      >
        <div>
          <Button small type="submit">
            Publish with this token
          </Button>{' '}
          <ButtonLink
            small
            variant="outline"
            icon="external"
            href={createLinks(repository).newToken}
            {...NEW_TAB}
          >
            Make a token on GitHub
          </ButtonLink>
        </div>
      </Form>
    </div>
  );
}
