import type { ReactNode, SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { space } from '../../styles/tokens';

const Fields = styled.form`
  display: grid;
  gap: ${space.lg};
`;

interface FormProps {
  /** The accessible name. */
  label: string;
  /** Called with a reader of the fields once every constraint holds; an unknown field reads as empty. */
  onSubmit: (field: (name: string) => string) => void;
  children: ReactNode;
}

/** A form that stays on its page. The browser checks the fields first; see `TextField`. */
export function Form({ label, onSubmit, children }: FormProps) {
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    onSubmit((name) => {
      const value = data.get(name);
      return typeof value === 'string' ? value : '';
    });
  }
  return (
    // The method keeps the browser from leaving the page, and the fields out of its address, before there is a handler.
    <Fields aria-label={label} method="dialog" onSubmit={submit}>
      {children}
    </Fields>
  );
}

/** Two fields side by side where there is room. */
export const FieldRow = styled.div`
  display: grid;
  gap: ${space.lg};
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
`;
