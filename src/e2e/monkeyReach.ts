/**
 * Runs in the page: presses one control after the other, chosen by `chances`, numbers from 0 up to 1, among those that
 * a visitor sees. Without `press` it only scrolls to the control of the last one, and tells where it is.
 */
export async function reach({ chances, press }: { chances: number[]; press: boolean }) {
  let at: { x: number; y: number } | undefined;
  for (const chance of chances) {
    // What ends the visit to a screen is mostly passed over: the desk has few controls, and would be left at once.
    const mayLeave = (chance * 1000) % 1 < 0.03;
    // The window of the system that a file field opens is out of a test's reach.
    const controls = [
      ...document.querySelectorAll<HTMLElement>('a, button, input:not([type=file]), textarea'),
    ];
    const visible = controls.filter(
      (each) =>
        each.checkVisibility({ visibilityProperty: true }) &&
        !each.closest('[inert]') &&
        (mayLeave || !/^(Logout|View Portfolio|Back to Portfolio)$/.test(each.textContent)),
    );
    const inWindow = visible.filter((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
    const choice = (chance * 100) % 1 < 0.5 && inWindow.length > 0 ? inWindow : visible;
    const control = choice[Math.floor(chance * choice.length)];
    if (press) {
      control?.focus({ preventScroll: true });
      control?.click();
      // React has answered by the next microtask.
      await Promise.resolve();
    } else if (control) {
      control.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = control.getBoundingClientRect();
      at = { x: x + width / 2, y: y + height / 2 };
    }
  }
  return at;
}
