import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectIsTurning } from '../../state/visitor/isTurning';
import { selectOwner } from '../../state/visitor/owner';
import { from } from '../../styles/media';
import { bearing, fontSize, light, space } from '../../styles/tokens';
import { Band } from '../../ui/layout/Band';
import { Record } from '../../ui/Record';
import type { SectionProps } from '../SectionProps';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';

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

/** How to reach the owner: details beside a form. */
export function Contact({ section }: SectionProps) {
  const { brandMark } = useAppSelector(selectOwner);
  const isTurning = useAppSelector(selectIsTurning);
  return (
    <Section section={section}>
      <ContactDetails />
      <div className="ruled-panel">
        <ContactForm />
      </div>
      <Floor letters={brandMark} isTurning={isTurning} />
    </Section>
  );
}
