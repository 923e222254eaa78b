import { type FocusEvent, type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';
import { color, radius, space } from '../../../styles/tokens';
import { Button } from '../../../ui/buttons/Button';
import { TextField } from '../../../ui/forms/TextField';
import { fieldMessages } from '../../form/messages';
import { type AddedPicture, getDescriptionId } from './useAddedPictures';

const Box = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
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
  /** Replaces the description in the text. */
  onDescribe: (before: string, description: string) => void;
  onDone: () => void;
}

/** Asks what a new picture shows, in words of its own rather than in Markdown. Put into the text when the field loses its focus. */
export function PictureDescription({ picture, onDescribe, onDone }: PictureDescriptionProps) {
  const [described, setDescribed] = useState('');

  function leave({ target, relatedTarget }: FocusEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement) || target.value === described) return;
    onDescribe(described, target.value);
    setDescribed(target.value);
    // Writing into the text has focused it.
    if (relatedTarget instanceof HTMLElement) relatedTarget.focus();
  }

  function endByKey(event: KeyboardEvent) {
    const { target, key, nativeEvent } = event;
    if (!(target instanceof HTMLInputElement) || nativeEvent.isComposing) return;
    if (key !== 'Enter' && key !== 'Escape') return;
    // Enter does not submit the form, and Escape does not close it.
    event.preventDefault();
    event.stopPropagation();
    onDone();
  }

  return (
    <Box id={getDescriptionId(picture.path)} onBlur={leave} onKeyDown={endByKey}>
      <TextField
        // Without a name it is no field of the entry.
        name=""
        messages={fieldMessages}
        dir="auto"
        label={`What does ${picture.fileName} show?`}
        required={false}
        hint="People who cannot see the picture hear this."
      />
      <Button small variant="outline" onClick={onDone}>
        Done
      </Button>
    </Box>
  );
}
