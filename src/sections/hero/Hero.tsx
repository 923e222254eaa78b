import { type PointerEvent, useEffect, useId } from 'react';
import { useAppSelector } from '../../shared/hooks';
import { selectIsMotionPaused } from '../../state/visitor/nav';
import { useIsInView } from '../../ui/hooks/useIsInView';
import type { SectionProps } from '../SectionProps';
import { CirclesBehind } from './FloatingCircles';
import { HeroFoot } from './HeroFoot';
import { HeroText } from './HeroText';
import { placeCircles } from './placeCircles';

/** The same random numbers each time: after a resize only circles in the way move. */
function replayRandom(numbers: number[]) {
  let index = -1;
  return () => (numbers[(index += 1)] ??= Math.random());
}

/** The circles behind the name shift a little against the movement of a mouse. */
function shiftCircles({ currentTarget, clientX, clientY, pointerType }: PointerEvent<HTMLElement>) {
  const layer = currentTarget.firstElementChild;
  if (pointerType !== 'mouse' || !(layer instanceof HTMLElement)) return;
  const shift = (place: number, length: number) => `${(12 - (24 * place) / length).toFixed()}px`;
  layer.style.translate = `${shift(clientX, window.innerWidth)} ${shift(clientY, window.innerHeight)}`;
}

/** The hero: its text over a gradient and floating circles, which stop while it is out of view, or paused (WCAG 2.2.2). */
export function Hero({ section, sections }: SectionProps) {
  const isMotionPaused = useAppSelector(selectIsMotionPaused);
  const [region, isInView] = useIsInView<HTMLElement>();
  const isPaused = isMotionPaused || !isInView;
  const nameId = useId();
  useEffect(() => {
    const numbers: number[] = [];
    const place = () => region.current && placeCircles(region.current, replayRandom(numbers));
    // Called at once and after each resize. The layout of the circles is in the next frame, which shortens both tasks.
    const observer = new ResizeObserver(() => setTimeout(place));
    if (region.current) observer.observe(region.current);
    return () => observer.disconnect();
  }, [region]);
  return (
    <section
      ref={region}
      className="hero"
      data-paused={isPaused}
      onPointerMove={isPaused ? undefined : shiftCircles}
      id={section.id}
      aria-labelledby={nameId}
    >
      <CirclesBehind />
      <HeroText nameId={nameId} sections={sections} />
      <HeroFoot next={sections[1]} />
    </section>
  );
}
