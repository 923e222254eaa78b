import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectOwner } from '../../state/visitor/owner';
import { from } from '../../styles/media';
import { color, fontSize, radius, space } from '../../styles/tokens';
import { Icon } from '../../ui/Icon';
import { Band } from '../../ui/layout/Band';
import { Card } from '../../ui/layout/Card';
import type { SectionProps } from '../SectionProps';
import { ContactForm } from './ContactForm';
import { getMailUrl } from './getMailUrl';

/** The drawn cover behind the details (`getCover`): a record. */
const COVER = 'tracks-0 0';

const Columns = styled.div`
  display: grid;
  gap: ${space.lg};

  ${from.laptop} {
    grid-template-columns: 5fr 7fr;
  }
`;

const Panel = styled(Card)`
  padding: ${space.panel};
`;

const Details = styled(Panel)`
  gap: ${space.lg};
  background: ${color.surface};

  /* The cover fills the space beside the text, or below it if the list is as tall as the form beside it. */
  ${from.tablet} {
    background:
      linear-gradient(90deg, ${color.surface} 55%, transparent),
      var(--art) ${color.surface};
  }

  ${from.laptop} {
    background:
      linear-gradient(${color.surface} 18rem, transparent),
      var(--art) ${color.surface};
  }

  div {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0 ${space.md};
    align-items: center;
  }

  dt {
    display: contents;
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }

  dd {
    grid-column: 2;
    min-width: 0;
    font-weight: 500;
    overflow-wrap: anywhere;

    ${from.tablet} {
      font-size: ${fontSize.lg};
    }
  }

  svg {
    grid-row: span 2;
    width: 2.75rem;
    height: 2.75rem;
    padding: calc(0.75rem - 1px);
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.accent};
  }

  /* A finger-sized target; the negative margin cancels its extra height. */
  a {
    display: inline-block;
    margin-block: -0.625rem;
    padding-block: 0.625rem;
    text-decoration-color: ${color.accent};
    text-underline-offset: 0.3em;
  }
`;

/**
 * The `tel:` URL of a phone number, without the zero in brackets after a country code. `undefined` for numbers with letters
 * or an extension: another number would be dialled.
 */
function getPhoneUrl(phone: string): string | undefined {
  const number = phone.trim().replace(/^(\+[^(]*)\(0\)/, '$1');
  return /^\+?[\d\s()./-]+$/.test(number) ? `tel:${number.replace(/[^+\d]/g, '')}` : undefined;
}

/** How to reach the owner: the email and, if given, location and phone, beside a form. */
export function Contact({ section }: SectionProps) {
  const { email, location, phone } = useAppSelector(selectOwner);
  const details = [
    { icon: 'mail', label: 'Email', text: email, href: getMailUrl(email) },
    { icon: 'pin', label: 'Location', text: location, href: undefined },
    { icon: 'phone', label: 'Phone', text: phone, href: phone && getPhoneUrl(phone) },
  ] as const;
  return (
    <Band section={section}>
      <Columns>
        <Details as="dl" data-cover={COVER}>
          {details.map(
            ({ icon, label, text, href }) =>
              text && (
                <div key={label}>
                  <dt>
                    <Icon name={icon} />
                    {label}
                  </dt>
                  <dd>{href ? <a href={href}>{text}</a> : text}</dd>
                </div>
              ),
          )}
        </Details>
        <Panel as="div">
          <ContactForm />
        </Panel>
      </Columns>
    </Band>
  );
}
