import { keyframes, styled } from 'styled-components';
import { color } from '../../styles/tokens';

const dance = keyframes`
  to {
    transform: scaleY(1);
  }
`;

const Bars = styled.span`
  display: flex;
  flex: none;
  gap: 2px;
  height: 1.125rem;

  i {
    width: 3px;
    border-radius: 2px;
    background: ${color.accent};
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

/** Marks the track that plays. Decorative: the play button says it to screen readers. */
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
