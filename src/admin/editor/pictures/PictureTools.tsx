import type { ChangeEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { color, fontSize } from '../../../styles/tokens';
import { describePicture } from '../edits/blockEdits';
import { applyEdit } from '../edits/edit';
import { PictureDescription } from './PictureDescription';
import type { useAddedPictures } from './useAddedPictures';

const Status = styled.div`
  color: ${color.accent};
  font-size: ${fontSize.sm};

  &:empty {
    display: none;
  }
`;

interface PictureToolsProps {
  pictures: ReturnType<typeof useAddedPictures>;
  chooser: Ref<HTMLInputElement>;
  getField: () => HTMLTextAreaElement | null | undefined;
}

/** The file chooser of a text, the result of the latest choice, and a field for the description of each new picture. */
export function PictureTools({ pictures, chooser, getField }: PictureToolsProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    void pictures.add(files);
  }

  function describe(path: string, before: string, description: string) {
    const field = getField();
    const edit = field && describePicture(field.value, path, before, description);
    if (edit) applyEdit(field, edit);
  }

  return (
    <>
      <input
        ref={chooser}
        type="file"
        aria-label="Pictures of the text"
        accept="image/*"
        multiple
        hidden
        tabIndex={-1}
        onChange={choose}
      />
      <Status role="status">{pictures.status && <p>{pictures.status}</p>}</Status>
      {pictures.added.map((picture) => (
        <PictureDescription
          key={picture.path}
          picture={picture}
          onDescribe={(before, description) => describe(picture.path, before, description)}
          onDone={() => {
            // First, because a description is put into the text when its field loses the focus.
            getField()?.focus();
            pictures.dismiss(picture);
          }}
        />
      ))}
    </>
  );
}
