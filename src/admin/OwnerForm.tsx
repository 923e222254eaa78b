import { type RefObject, type SyntheticEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../styles/tokens';
import { Button } from '../ui/buttons/Button';
import { Form, type FormProps, type FormValues } from '../ui/forms/Form';
import { forget, recall, remember } from './formMemory';

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

interface OwnerFormProps<Name extends string> extends Pick<FormProps<Name>, 'fields' | 'onSubmit'> {
  title: string;
  submitLabel: string;
  onCancel: () => void;
  panel: RefObject<HTMLElement | null>;
}

/** What the two forms of the dashboard share. What is typed is remembered under the title until it is sent. */
export function OwnerForm<const Name extends string>({
  title,
  submitLabel,
  fields,
  onSubmit,
  onCancel,
  panel,
}: OwnerFormProps<Name>) {
  const titleId = useId();
  const [typed] = useState(() => recall(title));

  function rememberField({ target }: SyntheticEvent) {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      remember(title, target.name, target.value);
  }

  function submit(values: FormValues<Name>) {
    forget(title);
    onSubmit(values);
  }

  return (
    <Panel ref={panel} aria-labelledby={titleId} onInput={rememberField}>
      <Title id={titleId}>{title}</Title>
      <Form label={title} fields={fields} defaultValues={typed} onSubmit={submit}>
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
