import { styled } from 'styled-components';
import { useAppDispatch } from '../../app/hooks';
import { movedBack, movedForward } from '../../state/carousel';
import { color, fontSize, space } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';

const Position = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

const Controls = styled.div`
  display: flex;
  gap: ${space.xs};

  button {
    border-color: ${color.control};
    color: ${color.text};
  }

  @media (scripting: none), print {
    display: none;
  }
`;

interface CarouselControlsProps {
  /** The page that shows, from 0. */
  index: number;
  pageCount: number;
}

/** Which page of the carousel shows, and the buttons that turn it. */
export function CarouselControls({ index, pageCount }: CarouselControlsProps) {
  const dispatch = useAppDispatch();
  return (
    <>
      <Position aria-live="polite">
        {index + 1} of {pageCount}
      </Position>
      <Controls>
        <IconButton
          icon="left"
          label="Previous projects"
          onClick={() => dispatch(movedBack({ pageCount }))}
        />
        <IconButton
          icon="right"
          label="Next projects"
          onClick={() => dispatch(movedForward({ pageCount }))}
        />
      </Controls>
    </>
  );
}
