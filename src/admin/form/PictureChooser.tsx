import { styled } from 'styled-components';
import { PICTURES_FOLDER } from '../../content/filePaths';
import { ContentPicture } from '../../shared/ContentPicture';
import { useAppSelector } from '../../shared/hooks';
import type { CoverKind } from '../../styles/covers/getCover';
import { from, hovers } from '../../styles/media';
import { color, fontSize, radius, space } from '../../styles/tokens';
import { FileField } from '../../ui/forms/FileField';
import { Disclosure, ErrorNote, Note } from '../parts';
import { selectOfferedPictures } from '../pictures/projectPictures';
import { normalizePath } from './checks';
import { checkPicture } from './pictureField';
import type { useFormPictures } from './useFormPictures';

/** Closer to its own field above than to the next one. */
const Chooser = styled.div`
  display: grid;
  gap: ${space.md};
  margin-top: -${space.sm};

  ${from.tablet} {
    &:has(> [data-cover]) {
      grid-template-columns: 7.5rem minmax(0, 1fr);
    }
  }
`;

const Preview = styled(ContentPicture)`
  max-width: 7.5rem;
  border-radius: ${radius.control};
`;

const Options = styled.div`
  display: grid;
  gap: ${space.sm};
  align-content: start;
`;

const Grid = styled.ul`
  display: grid;
  gap: ${space.xs};
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  max-height: 23rem;
  padding: 4px 4px ${space.xl};
  overflow-y: auto;
  scroll-padding-bottom: ${space.xl};
  mask-image: linear-gradient(${color.text} calc(100% - ${space.xl}), transparent);
`;

const Choice = styled.button`
  display: block;
  width: 100%;
  padding: 0 0 ${space.xs};
  overflow: hidden;
  border: 2px solid transparent;
  border-radius: ${radius.control};
  background: ${color.raised};
  color: ${color.muted};
  font-size: ${fontSize.xs};
  overflow-wrap: anywhere;

  ${hovers} {
    &:hover {
      color: ${color.text};
    }
  }

  &[aria-pressed='true'] {
    border-color: ${color.text};
    color: ${color.text};

    @media (forced-colors: active) {
      border: 4px solid Highlight;
    }
  }
`;

interface PictureChooserProps {
  chosen: string | undefined;
  /** The text about the owner has no drawn cover. */
  list: CoverKind | 'about';
  seed: string;
  pictures: ReturnType<typeof useFormPictures>;
}

/** Adds a picture from the device or its camera, or chooses one from the site. */
export function PictureChooser({ chosen, list, seed, pictures }: PictureChooserProps) {
  const isPortrait = list === 'about';
  const kind = isPortrait ? 'posts' : list;
  const picture = checkPicture(chosen ?? '') ? undefined : normalizePath(chosen);
  const all = useAppSelector(selectOfferedPictures);
  return (
    <Chooser>
      {(picture || !isPortrait) && (
        <Preview
          kind={kind}
          entry={{ id: seed, image: picture }}
          place={isPortrait ? 'portrait' : list === 'tracks' ? 'thumbnail' : 'choice'}
        />
      )}
      <Options>
        <FileField
          label="Add a picture"
          accept="image/*"
          onChoose={(files) => void pictures.add(files)}
        />
        <div role="status">
          {pictures.error ? (
            <ErrorNote>{pictures.error}</ErrorNote>
          ) : (
            <Note>{pictures.status || 'A picture can also be dropped or pasted here.'}</Note>
          )}
        </div>
        {all.length > 0 && (
          <Disclosure>
            <summary>{`Choose from public/images (${all.length})`}</summary>
            <Grid role="list">
              {all.map((path) => (
                <li key={path}>
                  <Choice
                    type="button"
                    aria-pressed={path === picture}
                    onClick={() => pictures.choose(path)}
                  >
                    <ContentPicture kind={kind} entry={{ id: path, image: path }} place="choice" />
                    {path.slice(PICTURES_FOLDER.length)}
                  </Choice>
                </li>
              ))}
            </Grid>
          </Disclosure>
        )}
      </Options>
    </Chooser>
  );
}
