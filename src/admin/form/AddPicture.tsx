import { FileField } from '../../ui/forms/FileField';
import { TabNote } from '../list/cardParts';
import type { useFormPictures } from './useFormPictures';

interface AddPictureProps extends Pick<ReturnType<typeof useFormPictures>, 'status' | 'add'> {
  /** Whether the form has a text that can show pictures. */
  withText: boolean;
}

/** Chooses a picture from the device, or takes one with its camera, for the picture field or the text of a form. */
export function AddPicture({ status, add, withText }: AddPictureProps) {
  return (
    <>
      <FileField label="Add a picture" accept="image/*" onChoose={(file) => add(file)} />
      {withText && (
        <FileField
          label="Add a picture to the text"
          accept="image/*"
          onChoose={(file) => add(file, 'content')}
        />
      )}
      <TabNote role="status">{status || 'A picture can also be dropped or pasted here.'}</TabNote>
    </>
  );
}
