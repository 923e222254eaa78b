/** Runs an update that moves a card: the others slide to their new places, and it stays where it is in the window. */
export function slideCards(card: Element | null, update: () => void) {
  const cards = [...(card?.parentElement?.children ?? [])];
  const before = cards.map((each) => each.getBoundingClientRect());
  update();
  const [was, is] = [
    before[cards.findIndex((each) => each === card)],
    card?.getBoundingClientRect(),
  ];
  if (!was || !is || (was.top === is.top && was.left === is.left)) return;

  window.scrollBy({ top: is.top - was.top, behavior: 'instant' });
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  cards.forEach((each, index) => {
    const { left, top } = each.getBoundingClientRect();
    const [x, y] = [(before[index]?.left ?? left) - left, (before[index]?.top ?? top) - top];
    if (x || y)
      each.animate([{ translate: `${x}px ${y}px` }, { translate: 'none' }], {
        duration: 300,
        easing: 'ease-out',
      });
  });
}
