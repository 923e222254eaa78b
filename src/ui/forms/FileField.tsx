import { type ChangeEvent, useId } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, radius, space } from '../../styles/tokens';
import { Field, Label } from './fieldParts';

const Input = styled.input`
  width: 100%;
  color: ${color.muted};
  font-size: ${fontSize.sm};

  &::file-selector-button {
    min-height: 2.5rem;
    margin-inline-end: ${space.sm};
    padding: 0 ${space.md};
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: transparent;
    color: ${color.text};
    font: inherit;
    word-spacing: inherit;
    font-weight: 600;
    cursor: pointer;
  }

  &::file-selector-button:hover {
    border-color: ${color.text};
    background: ${color.raised};
  }
`;

interface FileFieldProps {
  label: string;
  accept: string;
  /** Whether several files can be chosen. */
  multiple?: boolean;
  onChoose: (files: File[]) => void;
}

/** A labelled file input. Choosing the same files again calls `onChoose` again. */
export function FileField({ label, accept, multiple, onChoose }: FileFieldProps) {
  const id = useId();

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    if (files.length > 0) onChoose(files);
    currentTarget.value = '';
  }

  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Input id={id} type="file" accept={accept} multiple={multiple} onChange={choose} />
    </Field>
  );
}
