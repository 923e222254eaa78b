import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { useAppSelector } from '../../shared/hooks';
import { selectOwner } from '../../state/visitor/owner';
import { onTablets } from '../../styles/media';
import { color, font, fontSize, space } from '../../styles/tokens';
import { getMailUrl } from './getMailUrl';
import { getPhoneUrl } from './getPhoneUrl';

/** The text is as large as its longest word allows on one line. Letters are about 0.6 times as wide as high. */
const Details = styled.dl<{ $longest: number }>`
  display: grid;
  /* Not auto: Safari would keep the widths of the texts from before their band was laid out. */
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.lg} ${space.xxl};
  margin-block-end: ${space.xxl};
  container-type: inline-size;
  --fit: 150;

  /* In line with the fields of the form. */
  ${onTablets} {
    --fit: 75;
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  dt {
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }

  dd {
    font: 700
      clamp(
        ${fontSize.sm},
        calc(var(--fit) / ${({ $longest }) => $longest} * 1cqi),
        ${fontSize.xl}
      ) /
      1.3 ${font.display};
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
    /* Texts of every script stand at the start of the line. */
    unicode-bidi: isolate;
  }

  /* A finger-sized target; the negative margin cancels its extra height. */
  a {
    display: inline-block;
    direction: ltr;
    margin: -0.5rem -0.75rem;
    padding: 0.5rem 0.75rem;
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
    /* Its ring is clear of the label, with the corners of other rings. */
    outline-offset: -0.5rem;
    border-radius: 1rem;

    &:hover {
      text-decoration-thickness: 4px;
    }
  }
`;

/** The email of the owner and, if given, location and phone. */
export function ContactDetails() {
  const { email, location, phone } = useAppSelector(selectOwner);
  const details = [
    { label: words.contact.email, text: email, href: getMailUrl(email) },
    { label: words.contact.location, text: location, href: undefined },
    { label: words.contact.phone, text: phone, href: phone && getPhoneUrl(phone) },
  ];
  const parts = details.flatMap(({ text }) => text?.split(' ') ?? []);
  return (
    <Details $longest={Math.max(...parts.map(({ length }) => length))}>
      {details.map(
        ({ label, text, href }) =>
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{href ? <a href={href}>{text}</a> : text}</dd>
            </div>
          ),
      )}
    </Details>
  );
}
