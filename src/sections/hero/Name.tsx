import { styled } from 'styled-components';
import { entrance } from './entrance';
import { CirclesInFront } from './FloatingCircles';

const Heading = styled.h1`
  position: relative;
  align-self: start;
  font-size: var(--em);
  font-weight: 800;
  /* Its size fits its widest line (nameStyle.ts). */
  hyphens: manual;
  text-wrap: wrap;
  /* Its lines follow the direction of the page, in any script. */
  unicode-bidi: isolate;
  /* The stem of its first letter stands at the edge of the column. */
  text-indent: var(--indent);
  ${entrance(0.5)}

  &:dir(rtl) {
    text-indent: 0;
  }
`;

/** The owner's name, its last word on a line of its own (styles/sections/heroText.ts). */
export function Name({ id, children }: { id: string; children: string }) {
  const [, first = '', last = ''] = /^(.*?)\s*(\S+)\s*$/.exec(children) ?? [];
  return (
    <Heading id={id}>
      {first && <span>{`${first} `}</span>}
      <span>{last}</span>
      <CirclesInFront first={first} last={last} />
    </Heading>
  );
}
