import type { FocusEvent, InputEvent, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../../../styles/tokens';
import { Button } from '../../../ui/buttons/Button';
import { TextField } from '../../../ui/forms/TextField';
import { fieldMessages } from '../../form/messages';
import { isComposing } from '../../isComposing';
import { ButtonRow } from '../../parts';
import type { AddedPicture } from '../../pictures/addPictures';
import { getDescriptionId } from './useAddedPictures';

const Box = styled(ButtonRow)`
  gap: ${space.sm};
  padding: ${space.md};
  border: 1px solid ${color.control};
  border-radius: ${radius.control};
  background: ${color.raised};

  > :first-child {
    flex: 1 1 14rem;
  }
`;

interface PictureDescriptionProps {
  picture: AddedPicture;
  /** The description in the text. */
  description: string;
  onDescribe: (description: string) => void;
  onDone: () => void;
}

/** A field for the description of a new picture. Each key goes into the Markdown text. */
export function PictureDescription({
  picture,
  description,
  onDescribe,
  onDone,
}: PictureDescriptionProps) {
  function describe({ target }: InputEvent) {
    if (target instanceof HTMLInputElement) onDescribe(target.value);
  }

  /** The description may have changed in the text. */
  function update({ target }: FocusEvent) {
    if (target instanceof HTMLInputElement && target.value.trim() !== description.trim())
      target.value = description;
  }

  function endByKey(event: KeyboardEvent) {
    const { target, key, nativeEvent } = event;
    if (!(target instanceof HTMLInputElement) || isComposing(nativeEvent)) return;
    if (key !== 'Enter' && key !== 'Escape') return;
    // Enter does not submit the form.
    event.preventDefault();
    onDone();
  }

  return (
    <Box
      id={getDescriptionId(picture.path)}
      onInput={describe}
      onFocus={update}
      onKeyDown={endByKey}
    >
      <TextField
        // Without a name it is no field of the entry.
        name=""
        messages={fieldMessages}
        dir="auto"
        label={`What does ${picture.fileName} show?`}
        required={false}
        // Not the value: the description may be typed in the text instead.
        check={() => (description.trim() ? undefined : `Say what ${picture.fileName} shows.`)}
        hint="People who cannot see the picture hear this."
      />
      <Button small variant="outline" onClick={onDone}>
        Done
      </Button>
    </Box>
  );
}
