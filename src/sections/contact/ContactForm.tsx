import { useRef } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../app/hooks';
import { selectOwner } from '../../state/slices/owner';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { Form } from '../../ui/forms/Form';
import { VisuallyHidden } from '../../ui/visuallyHidden';
import { WithoutScripts } from '../../ui/WithoutScripts';
import { useChunk } from '../useChunk';

const MESSAGE_ROWS = 6;
const SENDING = 'Sending…';

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md};

  p {
    flex: 1 1 14rem;
  }
`;

/**
 * Sends a message to the endpoint of the owner, and says what came of it. Without an endpoint it logs the message to the
 * console and does nothing else (spec section 5).
 */
export function ContactForm() {
  const { contactEndpoint, email } = useAppSelector(selectOwner);
  const trap = useRef<HTMLInputElement>(null);
  const { said, say, run } = useChunk(
    () => import('./send'),
    'Not sent: a part of this page did not load.',
  );
  return (
    <Form
      label="Contact"
      fields={[
        [
          { name: 'name', label: 'Name', autoComplete: 'name' },
          { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
        ],
        // Kept by the browser for who comes back.
        { name: 'subject', label: 'Subject', autoComplete: 'on' },
        { name: 'message', label: 'Message', rows: MESSAGE_ROWS, autoComplete: 'on' },
      ]}
      // What was said is about the last message, not about the next one.
      onInput={() => said && said !== SENDING && say('')}
      onSubmit={(message) =>
        contactEndpoint
          ? void run(({ send }) => send(contactEndpoint, message, trap.current), SENDING)
          : console.log('Contact form submitted', message)
      }
    >
      <Foot>
        <Button type="submit" aria-disabled={said === SENDING}>
          Send Message
        </Button>
        <WithoutScripts>
          Sending needs JavaScript, which is off here. Write to{' '}
          <a href={`mailto:${email}`}>{email}</a> instead.
        </WithoutScripts>
        {contactEndpoint && (
          <>
            <VisuallyHidden
              as="input"
              ref={trap}
              name="link"
              tabIndex={-1}
              autoComplete="off"
              aria-hidden
            />
            <p role="status">{said}</p>
          </>
        )}
      </Foot>
    </Form>
  );
}
