import { FileField } from '../../ui/forms/FileField';
import { TabNote } from '../list/cardParts';
import type { useFormPictures } from './useFormPictures';

type AddPictureProps = Pick<ReturnType<typeof useFormPictures>, 'status' | 'add'>;

/** Chooses a picture from the device, or takes one with its camera, for the picture field of a form. */
export function AddPicture({ status, add }: AddPictureProps) {
  return (
    <>
      <FileField label="Add a picture" accept="image/*" onChoose={add} />
      <TabNote role="status">{status || 'A picture can also be dropped or pasted here.'}</TabNote>
    </>
  );
}
