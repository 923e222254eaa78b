/** Runs an update that moves a card, and renders at once. The card stays in place in the window, and the others slide. */
export function slideCards(card: Element | null, update: () => void) {
  const cards = [...(card?.parentElement?.children ?? [])];
  const measure = () => new Map(cards.map((each) => [each, each.getBoundingClientRect()]));
  const top = () => card?.getBoundingClientRect().top ?? 0;
  const [before, wasAt] = [measure(), top()];
  update();
  // Some browsers have scrolled already.
  if (top() !== wasAt) window.scrollBy({ top: top() - wasAt, behavior: 'instant' });
  for (const [each, now] of measure()) {
    const { left: x = 0, top: y = 0 } = before.get(each) ?? {};
    if (x === now.left && y === now.top) continue;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = { translate: `${x - now.left}px ${y - now.top}px` };
    each.animate([start, { translate: 'none' }], { duration: 300, easing: 'ease-out' });
  }
}
