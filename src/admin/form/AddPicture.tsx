import { styled } from 'styled-components';
import { color, fontSize } from '../../styles/tokens';
import { FileField } from '../../ui/forms/FileField';
import type { useFormPictures } from './useFormPictures';

const Status = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

/** Chooses a picture from the device, or takes one with its camera. */
export const AddPicture = ({ status, add }: ReturnType<typeof useFormPictures>) => (
  <>
    <FileField label="Add a picture" accept="image/*" onChoose={add} />
    <Status role="status">{status || 'A picture can also be dropped or pasted here.'}</Status>
  </>
);
