import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { selectOwner } from '../../state/visitor/owner';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { Form } from '../../ui/forms/Form';
import { VisuallyHidden } from '../../ui/text/visuallyHidden';
import { WithoutScripts } from '../../ui/text/WithoutScripts';
import { copyText } from '../copyText';
import { useChunk } from '../useChunk';
import { getMailUrl } from './getMailUrl';

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
 * Sends a message to the owner's endpoint or, without one, opens it in the visitor's mail program. With placeholder content
 * it only logs the message to the console (spec section 5).
 */
export function ContactForm() {
  const { contactEndpoint, email } = useAppSelector(selectOwner);
  const opensMail = useAppSelector(selectHasOwnContent) && !contactEndpoint;
  const mailHintId = useId();
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
        if (contactEndpoint)
          void run(({ send }) => send(contactEndpoint, message, honeypot.current), SENDING);
        else if (opensMail) window.location.assign(getMailUrl(email, message));
        else console.log('Contact form submitted', message);
      }}
    >
      <Foot>
        <Button
          type="submit"
          icon="right"
          aria-disabled={status === SENDING}
          aria-describedby={opensMail ? mailHintId : undefined}
        >
          Send Message
        </Button>
        <WithoutScripts>
          Sending needs JavaScript, which is off here. Write an email instead.
        </WithoutScripts>
        {contactEndpoint && (
          <VisuallyHidden
            as="input"
            ref={honeypot}
            name="link"
            tabIndex={-1}
            autoComplete="off"
            aria-hidden
          />
        )}
        {opensMail && (
          <>
            <p id={mailHintId}>Opens your mail program. If you have none, copy the address.</p>
            <Button
              small
              variant="outline"
              onClick={() => void copyText(email, 'Address').then(setStatus)}
            >
              Copy Address
            </Button>
          </>
        )}
        {(contactEndpoint ?? opensMail) && <p role="status">{status}</p>}
      </Foot>
    </Form>
  );
}
