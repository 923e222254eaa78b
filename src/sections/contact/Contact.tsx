import { styled } from 'styled-components';
import { from } from '../../styles/media';
import { space } from '../../styles/tokens';
import { Band } from '../../ui/layout/Band';
import { Card } from '../../ui/layout/Card';
import type { SectionProps } from '../SectionProps';
import { ContactDetails } from './ContactDetails';
import { ContactForm } from './ContactForm';

const Columns = styled.div`
  display: grid;
  gap: ${space.lg};

  ${from.laptop} {
    grid-template-columns: 5fr 7fr;
  }
`;

const FormCard = styled(Card)`
  padding: ${space.panel};
`;

/** How to reach the owner. */
export function Contact({ section }: SectionProps) {
  return (
    <Band section={section}>
      <Columns>
        <ContactDetails />
        <FormCard as="div">
          <ContactForm />
        </FormCard>
      </Columns>
    </Band>
  );
}
