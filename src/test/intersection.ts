const observers = new Set<FakeIntersectionObserver>();

/** Replaces the observer that jsdom lacks. It reports only what a test sets. */
export class FakeIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly targets = new Set<Element>();

  constructor(private readonly callback: IntersectionObserverCallback) {
    observers.add(this);
  }

  readonly observe = (target: Element) => void this.targets.add(target);
  readonly unobserve = (target: Element) => void this.targets.delete(target);
  readonly disconnect = () => this.targets.clear();
  readonly takeRecords = () => [];

  report(target: Element, isIntersecting: boolean) {
    const box = target.getBoundingClientRect();
    const boxes = { boundingClientRect: box, intersectionRect: box, rootBounds: null };
    const intersectionRatio = Number(isIntersecting);
    this.callback([{ target, isIntersecting, intersectionRatio, ...boxes, time: 0 }], this);
  }
}

/** Reports to all observers of `target` that it is in view or not. */
export function setInView(target: Element, isInView: boolean) {
  for (const observer of observers) {
    if (observer.targets.has(target)) observer.report(target, isInView);
  }
}

export const forgetObservers = () => observers.clear();
