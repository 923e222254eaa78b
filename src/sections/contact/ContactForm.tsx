import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { fill } from '../../content/words/fill';
import { useAppSelector } from '../../shared/hooks';
import { useChunk } from '../../shared/useChunk';
import { selectHasOwnContent } from '../../state/lists/content';
import { selectOwner } from '../../state/visitor/owner';
import { color, space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { Form } from '../../ui/forms/Form';
import { useCopy } from '../../ui/hooks/useCopy';
import { ChangingText } from '../../ui/text/ChangingText';
import { WithoutScripts } from '../../ui/text/WithoutScripts';
import { getMailUrl } from './getMailUrl';

const MESSAGES = {
  required: (field: string) => fill(words.contact.required, { field }),
  types: { email: words.contact.invalidEmail },
};

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;

  [role='status'] {
    flex-basis: 100%;
  }

  [data-error='true'] {
    color: ${color.error};
  }
`;

const MailHint = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.md};

  p {
    flex: 1 1 14rem;
  }

  /* Wide enough for "Address copied", so that the hint does not move. */
  button {
    min-width: min(10.5rem, 100%);
  }

  /* Nothing opens the mail program or copies the address. */
  @media (scripting: none) {
    display: none;
  }
`;

/**
 * Sends a message to the owner's endpoint. Without one, opens it in the visitor's mail program or, with placeholder
 * content, only logs it to the console (spec section 5).
 */
export function ContactForm() {
  const { contactEndpoint, email } = useAppSelector(selectOwner);
  const opensMail = useAppSelector(selectHasOwnContent) && !contactEndpoint;
  const mailHintId = useId();
  const honeypot = useRef<HTMLInputElement>(null);
  const [copyStatus, copy] = useCopy(words.contact.copied, words.contact.notCopied);
  const { status, setStatus, run } = useChunk(
    () => import('./sendToEndpoint'),
    words.contact.failed,
  );
  return (
    <Form
      label={words.contact.form}
      messages={MESSAGES}
      fields={[
        [
          { name: 'name', label: words.contact.name, autoComplete: 'name' },
          { name: 'email', label: words.contact.email, type: 'email', autoComplete: 'email' },
        ],
        // `on`: the browser restores the text when the visitor comes back.
        { name: 'subject', label: words.contact.subject, autoComplete: 'on' },
        { name: 'message', label: words.contact.message, rows: 6, autoComplete: 'on' },
      ]}
      // The result belongs to the last message: typing the next one clears it.
      onInput={() => status && status !== words.contact.sending && setStatus('')}
      onSubmit={(message) => {
        if (status === words.contact.sending) return;
        if (contactEndpoint)
          void run(
            ({ sendToEndpoint }) => sendToEndpoint(contactEndpoint, message, honeypot.current),
            words.contact.sending,
          );
        else if (opensMail) window.location.assign(getMailUrl(email, message));
        else console.log('Contact form submitted', message);
      }}
    >
      <Foot>
        <Button
          type="submit"
          icon="right"
          aria-disabled={status === words.contact.sending}
          aria-describedby={opensMail ? mailHintId : undefined}
        >
          {words.contact.send}
        </Button>
        <WithoutScripts>{words.contact.noScripts}</WithoutScripts>
        {contactEndpoint && (
          <input
            className="visually-hidden"
            ref={honeypot}
            name="link"
            tabIndex={-1}
            autoComplete="off"
            aria-hidden
          />
        )}
        {opensMail && (
          <MailHint>
            <p id={mailHintId}>{words.contact.mailHint}</p>
            <Button small variant="outline" onClick={() => void copy(email)}>
              <ChangingText>{copyStatus || words.contact.copy}</ChangingText>
            </Button>
          </MailHint>
        )}
        {contactEndpoint && (
          <p
            role="status"
            data-error={!['', words.contact.sending, words.sending.sent].includes(status)}
          >
            {status}
          </p>
        )}
        {opensMail && (
          <span className="visually-hidden" role="status">
            {copyStatus}
          </span>
        )}
      </Foot>
    </Form>
  );
}
