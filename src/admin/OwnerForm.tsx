import { type ReactNode, type RefObject, type SyntheticEvent, useId } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../styles/tokens';
import { Button } from '../ui/buttons/Button';
import { Form } from '../ui/forms/Form';
import { forget, remember } from './formMemory';

const Panel = styled.section`
  margin-bottom: ${space.xl};
  padding: clamp(1.25rem, 3vw, 2rem);
  border: 1px solid ${color.control};
  border-radius: ${radius.card};
  background: ${color.band};
`;

const Title = styled.h3`
  margin-bottom: ${space.lg};
  font-size: 1.375rem;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
`;

interface OwnerFormProps {
  title: string;
  submitLabel: string;
  onSubmit: (field: (name: string) => string) => void;
  onCancel: () => void;
  panel: RefObject<HTMLElement | null>;
  /** The fields. */
  children: ReactNode;
}

/** The frame that the two forms of the dashboard share. Until it is sent, what is typed is remembered under its title. */
export function OwnerForm({
  title,
  submitLabel,
  onSubmit,
  onCancel,
  panel,
  children,
}: OwnerFormProps) {
  const titleId = useId();

  function rememberField({ target }: SyntheticEvent) {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      remember(title, target.name, target.value);
  }

  function submit(field: (name: string) => string) {
    forget(title);
    onSubmit(field);
  }

  return (
    <Panel ref={panel} aria-labelledby={titleId} onInput={rememberField}>
      <Title id={titleId}>{title}</Title>
      <Form label={title} onSubmit={submit}>
        {children}
        <Actions>
          <Button small type="submit">
            {submitLabel}
          </Button>
          <Button small variant="outline" onClick={onCancel}>
            Cancel
          </Button>
        </Actions>
      </Form>
    </Panel>
  );
}
