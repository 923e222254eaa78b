import type { ChangeEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { ErrorNote, Note } from '../../parts';
import type { AddedPicture } from '../../pictures/addPictures';
import { replacePart } from '../edits/edit';
import { describePicture, findPicture } from '../edits/pictureEdits';
import { PictureDescription } from './PictureDescription';
import { getDescriptionId, type useAddedPictures } from './useAddedPictures';

/** Takes no space while nothing of it is visible, but stays a live region. */
const Status = styled.div`
  &:not(:has(> :not(.visually-hidden))) {
    position: absolute;
  }
`;

interface PictureToolsProps {
  pictures: ReturnType<typeof useAddedPictures>;
  chooser: Ref<HTMLInputElement>;
  text: string;
  getField: () => HTMLTextAreaElement | null | undefined;
}

/** The file chooser of a text, the result of the latest choice, and a field for the description of each new picture. */
export function PictureTools({ pictures, chooser, text, getField }: PictureToolsProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])];
    currentTarget.value = '';
    void pictures.add(files);
  }

  function describe(path: string, description: string) {
    const field = getField();
    const edit = field && describePicture(field.value, path, description);
    if (edit) replacePart(field, edit);
  }

  /** Goes on with the next description; after the last, with the text. */
  function finish(picture: AddedPicture) {
    const others = pictures.added.slice(pictures.added.indexOf(picture) + 1);
    const next = others.find(({ path }) => findPicture(text, path));
    const box = next && document.getElementById(getDescriptionId(next.path));
    pictures.dismiss(picture);
    (box?.querySelector('input') ?? getField())?.focus();
  }

  const undescribed = pictures.added.filter(({ path }) => findPicture(text, path));
  const names = undescribed.map(({ fileName }) => fileName).join(', ');

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
      <Status role="status">
        {pictures.isAdding ? (
          <Note>Adding pictures…</Note>
        ) : (
          <>
            {pictures.error && <ErrorNote>{pictures.error}</ErrorNote>}
            {names && (
              <span className="visually-hidden">{`Added ${names}. Describe ${pictures.added.length === 1 ? 'it' : 'them'} above the text.`}</span>
            )}
          </>
        )}
      </Status>
      {pictures.added.map((picture) => {
        const found = findPicture(text, picture.path);
        return (
          found && (
            <PictureDescription
              key={picture.path}
              picture={picture}
              description={found.description}
              onDescribe={(description) => describe(picture.path, description)}
              onDone={() => finish(picture)}
            />
          )
        );
      })}
    </>
  );
}
