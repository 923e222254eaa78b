import type { ReactNode } from 'react';
import { CIRCLE_COUNT, FRONT_COUNT } from './circles';

const list = (count: number, content?: ReactNode) =>
  Array.from({ length: count }, (_, index) => <span key={index}>{content}</span>);

/** The red circles behind the name: with those in front, twenty of random sizes and places (spec section 2). */
export const CirclesBehind = () => (
  <div className="circles circles-behind" aria-hidden="true">
    {list(CIRCLE_COUNT - FRONT_COUNT)}
  </div>
);

/** In front of the name. Each circle holds a copy of it that moves the other way, so that letters change colour. */
export const CirclesInFront = (name: { first: string; last: string }) => (
  <span className="circles circles-front" aria-hidden="true">
    {list(FRONT_COUNT, <i data-first={name.first} data-last={name.last} />)}
  </span>
);
