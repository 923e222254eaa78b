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

  observe(target: Element) {
    this.targets.add(target);
  }

  unobserve(target: Element) {
    this.targets.delete(target);
  }

  disconnect() {
    this.targets.clear();
  }

  takeRecords() {
    return [];
  }

  report(target: Element, isIntersecting: boolean) {
    const box = target.getBoundingClientRect();
    const entry = {
      target,
      isIntersecting,
      intersectionRatio: isIntersecting ? 1 : 0,
      boundingClientRect: box,
      intersectionRect: box,
      rootBounds: null,
      time: 0,
    };
    this.callback([entry], this);
  }
}

/** Brings `target` into view, or out of it, for everyone who watches it. */
export function setInView(target: Element, isInView: boolean) {
  for (const observer of observers) {
    if (observer.targets.has(target)) observer.report(target, isInView);
  }
}
