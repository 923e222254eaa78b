const observers = new Set<FakeIntersectionObserver>();

/** Stands for the observer that jsdom lacks: sees nothing until a test says so. */
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

/** Brings `target` into view, or out of it, for everyone who watches it. */
export function setInView(target: Element, isInView: boolean) {
  for (const observer of observers) {
    if (observer.targets.has(target)) observer.report(target, isInView);
  }
}

export const forgetObservers = () => observers.clear();
