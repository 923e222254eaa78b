import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectOwner } from '../../state/visitor/owner';
import { from } from '../../styles/media';
import { color, fontSize, radius, space } from '../../styles/tokens';
import { Icon, type IconName } from '../../ui/Icon';

/** The drawn cover behind the details (`getCover`): a record. */
const COVER = 'tracks-0 0';

const List = styled.dl`
  display: grid;
  align-content: start;
  gap: ${space.lg};
  padding: ${space.panel};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
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
`;

const Entry = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${space.md};
  align-items: center;

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

  /* A finger-sized target; the negative margin cancels its extra height. */
  a {
    display: inline-block;
    margin-block: -0.625rem;
    padding-block: 0.625rem;
    text-decoration-color: ${color.accent};
    text-underline-offset: 0.3em;
  }
`;

const IconBox = styled.span`
  grid-row: span 2;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.control};
  background: ${color.surface};
  border: 1px solid ${color.line};
  color: ${color.accent};
`;

function Detail({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <Entry>
      <dt>
        <IconBox>
          <Icon name={icon} />
        </IconBox>
        {label}
      </dt>
      <dd>{children}</dd>
    </Entry>
  );
}

/**
 * The `tel:` URL of a phone number, without the zero in brackets after a country code. `undefined` for numbers with letters
 * or an extension: another number would be dialled.
 */
function getPhoneUrl(phone: string): string | undefined {
  const number = phone.trim().replace(/^(\+[^(]*)\(0\)/, '$1');
  return /^\+?[\d\s()./-]+$/.test(number) ? `tel:${number.replace(/[^+\d]/g, '')}` : undefined;
}

/** The owner's email and, if given, location and phone. */
export function ContactDetails() {
  const { email, location, phone } = useAppSelector(selectOwner);
  const callUrl = phone && getPhoneUrl(phone);
  return (
    <List data-cover={COVER}>
      <Detail icon="mail" label="Email">
        {/* A long address breaks after its @. */}
        <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
          {email.replace(/@.*/, '@')}
          <wbr />
          {email.replace(/.*@/, '')}
        </a>
      </Detail>
      {location && (
        <Detail icon="pin" label="Location">
          {location}
        </Detail>
      )}
      {phone && (
        <Detail icon="phone" label="Phone">
          {callUrl ? <a href={callUrl}>{phone}</a> : phone}
        </Detail>
      )}
    </List>
  );
}
