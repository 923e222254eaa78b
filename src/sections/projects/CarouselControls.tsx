import { styled } from 'styled-components';
import { useAppDispatch } from '../../shared/hooks';
import { movedBack, movedForward } from '../../state/visitor/carousel';
import { color, fontSize, space } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import { ChangingText } from '../../ui/text/ChangingText';

const Position = styled.p`
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

const Controls = styled.div`
  display: flex;
  gap: ${space.xs};
  margin-left: auto;

  button {
    border-color: ${color.control};
    color: ${color.text};
  }

  @media (scripting: none), print {
    display: none;
  }
`;

/** The number of the visible page (`index` from 0), and the buttons for the previous and the next one. */
export function CarouselControls({ index, pageCount }: { index: number; pageCount: number }) {
  const dispatch = useAppDispatch();
  return (
    <>
      <Position aria-live="polite">
        <ChangingText>{`${index + 1} of ${pageCount}`}</ChangingText>
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
