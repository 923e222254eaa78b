import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { useAppSelector } from '../../shared/hooks';
import { selectIsTurning } from '../../state/visitor/isTurning';
import { selectOwner } from '../../state/visitor/owner';
import { from, onTablets } from '../../styles/media';
import { bearing, color, font, fontSize, light, space } from '../../styles/tokens';
import { Band } from '../../ui/layout/Band';
import { Record } from '../../ui/Record';
import type { SectionProps } from '../SectionProps';
import { ContactForm } from './ContactForm';
import { getMailUrl } from './getMailUrl';
import { getPhoneUrl } from './getPhoneUrl';

const Section = styled(Band)`
  position: relative;
  isolation: isolate;

  /* The floor for the record. */
  padding-block-end: min(46vw, 28rem, 62svh);
  background-image: radial-gradient(50% 85% at 42% 108%, ${light.heroTop} 35%, transparent);

  ${from.laptop} {
    padding-block-end: ${space.band};

    > :first-child {
      display: grid;
      /* The words of the heading do not break, as long as they leave room for the form. */
      grid-template: auto 1fr / minmax(min-content, 5fr) 6fr;
      column-gap: ${space.xxl};
    }

    h2 {
      margin-inline-start: calc(${bearing} / -2);
      font-size: ${fontSize.display};
      line-height: 0.95;
      max-width: 50vw;
      overflow-wrap: break-word;
      hyphens: manual;
    }

    /* Its top edge is level with the capitals of the heading. */
    .ruled-panel {
      grid-area: 1 / 2 / span 2;
      margin-block-start: calc(0.135 * ${fontSize.display});
    }
  }
`;

/** Stands in the floor, behind the text and the form. */
const Floor = styled(Record)`
  --size: min(76vw, 46rem, 103svh);
  position: absolute;
  z-index: -1;
  inset-block-end: calc(var(--size) * -0.55);
  inset-inline-start: 50%;
  width: var(--size);
  margin-inline-start: calc(var(--size) / -2);

  ${from.laptop} {
    --size: min(46vw, 56rem);
  }
`;

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

/** How to reach the owner: the email and, if given, location and phone, beside a form. */
export function Contact({ section }: SectionProps) {
  const { brandMark, email, location, phone } = useAppSelector(selectOwner);
  const isTurning = useAppSelector(selectIsTurning);
  const details = [
    { label: words.contact.email, text: email, href: getMailUrl(email) },
    { label: words.contact.location, text: location, href: undefined },
    { label: words.contact.phone, text: phone, href: phone && getPhoneUrl(phone) },
  ];
  const parts = details.flatMap(({ text }) => text?.split(' ') ?? []);
  return (
    <Section section={section}>
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
      <div className="ruled-panel">
        <ContactForm />
      </div>
      <Floor letters={brandMark} isTurning={isTurning} />
    </Section>
  );
}
