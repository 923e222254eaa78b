import { keyframes, styled } from 'styled-components';
import { color, radius, space } from '../../styles/tokens';

const dance = keyframes`
  to {
    transform: scaleY(1);
  }
`;

const Bars = styled.span`
  position: absolute;
  bottom: ${space.xs};
  left: ${space.xs};
  display: flex;
  gap: 2px;
  height: 2rem;
  padding: 0.4375rem;
  border-radius: ${radius.control};
  background: ${color.surface};

  i {
    /* A border, because print and forced colours remove backgrounds. */
    border-left: 3px solid ${color.accent};
    border-radius: 2px;
    transform: scaleY(0.3);
    transform-origin: bottom;
    animation: ${dance} 0.55s ease-in-out infinite alternate;
  }

  i:nth-child(2) {
    transform: scaleY(0.8);
    animation-duration: 0.4s;
  }

  i:nth-child(3) {
    transform: scaleY(0.5);
    animation-duration: 0.7s;
  }

  i:nth-child(4) {
    transform: scaleY(0.6);
    animation-duration: 0.48s;
  }
`;

/** Marks the playing track. Decorative: the play button informs screen readers. */
export function Equaliser() {
  return (
    <Bars aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </Bars>
  );
}
