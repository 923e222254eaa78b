import { styled } from 'styled-components';
import allPictures from 'virtual:pictures';
import { PICTURES_FOLDER } from '../../content/filePaths';
import { ContentPicture } from '../../shared/ContentPicture';
import type { CoverKind } from '../../styles/getCover';
import { from, hovers } from '../../styles/media';
import { color, fontSize, radius, space } from '../../styles/tokens';
import type { FieldProps } from '../../ui/forms/Form';
import { TabNote } from '../list/cardParts';
import { checkFile, normalizePath } from './checks';

/** Closer to its own field above than to the next one. */
const Chooser = styled.div`
  display: grid;
  gap: ${space.md};
  margin-top: -${space.sm};

  ${from.tablet} {
    grid-template-columns: 7.5rem minmax(0, 1fr);
  }
`;

const Preview = styled(ContentPicture)`
  max-width: 7.5rem;
  border-radius: ${radius.control};
`;

const Disclosure = styled.details`
  font-size: ${fontSize.sm};

  summary {
    width: fit-content;
    padding: ${space.sm} 0;
    font-weight: 600;
    cursor: pointer;
  }
`;

const Grid = styled.ul`
  display: grid;
  gap: ${space.xs};
  grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr));
  max-height: 20rem;
  padding: 4px;
  overflow-y: auto;
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
  cursor: pointer;

  ${hovers} {
    &:hover {
      color: ${color.text};
    }
  }

  &[aria-pressed='true'] {
    border-color: ${color.text};
    color: ${color.text};
  }
`;

const EXAMPLE = 'images/a.jpg';

/** Accepts a web address or a file under `public`. A file in the folder of pictures must exist. */
export function checkPicture(value: string, pictures = allPictures): string | undefined {
  const path = normalizePath(value) ?? '';
  return path.startsWith(PICTURES_FOLDER) && !pictures.includes(path)
    ? `There is no picture public/${path}. If you have added it just now, load this page again.`
    : checkFile(EXAMPLE)(value);
}

/** The picture field of every form. Its initial value is not checked, because the build accepted it. */
export const pictureField = <const Name extends string>(name: Name, initial?: string) =>
  ({
    name,
    label: 'Picture',
    required: false,
    placeholder: EXAMPLE,
    hint: 'Optional: a file under public, or an address. Without it a cover is drawn.',
    check: (value) => (value.trim() === initial ? undefined : checkPicture(value)),
  }) satisfies FieldProps;

interface PictureChooserProps {
  chosen: string | undefined;
  kind: CoverKind;
  seed: string;
  onChoose: (path: string) => void;
  pictures?: string[];
}

export function PictureChooser({
  chosen,
  kind,
  seed,
  onChoose,
  pictures = allPictures,
}: PictureChooserProps) {
  const picture = normalizePath(chosen);
  return (
    <Chooser>
      <Preview kind={kind} seed={seed} image={picture} place="choice" />
      {pictures.length === 0 ? (
        <TabNote>Pictures in public/images can be chosen here.</TabNote>
      ) : (
        <Disclosure>
          <summary>{`Choose from public/images (${pictures.length})`}</summary>
          <Grid role="list">
            {pictures.map((path) => (
              <li key={path}>
                <Choice
                  type="button"
                  aria-pressed={path === picture}
                  onClick={() => onChoose(path)}
                >
                  <ContentPicture kind={kind} seed={path} image={path} place="choice" />
                  {path.slice(PICTURES_FOLDER.length)}
                </Choice>
              </li>
            ))}
          </Grid>
        </Disclosure>
      )}
    </Chooser>
  );
}
