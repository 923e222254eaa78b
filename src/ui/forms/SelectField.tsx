import { type ChangeEvent, useId } from 'react';
import { styled } from 'styled-components';
import { control, Field, Label } from './fieldParts';

const Select = styled.select`
  font: inherit;
  color: inherit;
  ${control}
`;

interface SelectFieldProps {
  label: string;
  /** The labels of the values. */
  options: Readonly<Record<string, string>>;
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

export function SelectField({ label, options, value, onChange }: SelectFieldProps) {
  const id = useId();
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      <Select id={id} value={value} onChange={onChange}>
        {Object.entries(options).map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </Select>
    </Field>
  );
}
