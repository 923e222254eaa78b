import { useRef } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectOwner } from '../../state/visitor/owner';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { Form } from '../../ui/forms/Form';
import { VisuallyHidden } from '../../ui/text/visuallyHidden';
import { WithoutScripts } from '../../ui/text/WithoutScripts';
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

/** Sends a message to the owner's endpoint. Without one it only logs the message to the console (spec section 5). */
export function ContactForm() {
  const { contactEndpoint } = useAppSelector(selectOwner);
  const honeypot = useRef<HTMLInputElement>(null);
  const { status, setStatus, run } = useChunk(
    () => import('./send'),
    'Not sent: a part of this page did not load. Reload it: what you typed stays.',
  );
  return (
    <Form
      label="Contact"
      fields={[
        [
          { name: 'name', label: 'Name', autoComplete: 'name' },
          { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
        ],
        // `on`: the browser restores the text when the visitor comes back.
        { name: 'subject', label: 'Subject', autoComplete: 'on' },
        { name: 'message', label: 'Message', rows: MESSAGE_ROWS, autoComplete: 'on' },
      ]}
      // The result belongs to the last message: typing the next one clears it.
      onInput={() => status && status !== SENDING && setStatus('')}
      onSubmit={(message) => {
        if (status === SENDING) return;
        if (!contactEndpoint) console.log('Contact form submitted', message);
        else void run(({ send }) => send(contactEndpoint, message, honeypot.current), SENDING);
      }}
    >
      <Foot>
        <Button type="submit" aria-disabled={status === SENDING}>
          Send Message
        </Button>
        <WithoutScripts>
          Sending needs JavaScript, which is off here. Write an email instead.
        </WithoutScripts>
        {contactEndpoint && (
          <>
            <VisuallyHidden
              as="input"
              ref={honeypot}
              name="link"
              tabIndex={-1}
              autoComplete="off"
              aria-hidden
            />
            <p role="status">{status}</p>
          </>
        )}
      </Foot>
    </Form>
  );
}
