import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { color, fontSize, space } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import { ChangingText } from '../../ui/text/ChangingText';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  margin-top: clamp(${space.xxl}, 6vw, 6rem);
  border-block: 1px solid ${color.line};

  h3 {
    /* With large text, the controls are in a row of their own. */
    flex: 1 1 7.5rem;
    align-self: center;
    min-width: 0;
    padding-block: ${space.md};
    font-size: ${fontSize.xl};
  }

  p {
    align-self: center;
    padding-inline: ${space.xs} ${space.md};
    color: ${color.muted};
    font-size: ${fontSize.sm};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;

    @media print {
      display: none;
    }
  }
`;

const Controls = styled.div`
  display: flex;

  button {
    width: clamp(2.75rem, 5vw, 4.5rem);
    height: auto;
    min-height: 2.75rem;
    border-width: 0 0 0 1px;
    border-inline-width: 1px 0;
    border-color: ${color.line};
    border-radius: 0;
    color: ${color.text};
  }

  @media (forced-colors: active) {
    button {
      border-width: 1px;
    }
  }

  @media (scripting: none), print {
    display: none;
  }
`;

interface CarouselHeadProps {
  titleId: string;
  /** The page in view, in words. */
  position: string;
  hasControls: boolean;
  goBack: () => void;
  goForward: () => void;
}

/** The heading of the carousel, with its position and its buttons. */
export const CarouselHead = (props: CarouselHeadProps) => (
  <Head>
    <h3 id={props.titleId}>{words.projects.more}</h3>
    {props.hasControls && (
      <>
        <p aria-live="polite">
          <ChangingText>{props.position}</ChangingText>
        </p>
        <Controls>
          <IconButton icon="left" label={words.projects.previous} onClick={props.goBack} />
          <IconButton icon="right" label={words.projects.next} onClick={props.goForward} />
        </Controls>
      </>
    )}
  </Head>
);
