import type { ReactNode } from 'react';
import { BEFORE_NAME, CIRCLE_COUNT } from './circles';

const list = (count: number, content?: ReactNode) =>
  Array.from({ length: count }, (_, index) => <span key={index}>{content}</span>);

/** The red circles behind the name: with those before it, twenty of random sizes and places (spec section 2). */
export const CirclesBehind = () => (
  <div className="circles-behind" aria-hidden="true">
    {list(CIRCLE_COUNT - BEFORE_NAME)}
  </div>
);

/** Before the letters of the name. Each circle holds a copy of it that moves against it, so that letters change colour. */
export const CirclesBefore = (name: { first: string; last: string }) => (
  <span className="circles-before" aria-hidden="true">
    {list(BEFORE_NAME, <i data-first={name.first} data-last={name.last} />)}
  </span>
);
