/** Why something would be lost with the page: the changes that are not exported, and each form that is half filled. */
const reasons = new Set<string>();

const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/**
 * Lets the browser ask before the page is left, from the first reason on until there is none: also on the public page
 * and after a sign-out, because the work is in the memory of the page still. Only then is anything attached, since it
 * keeps the page out of the back/forward cache; and only once, whatever the number of reasons.
 */
export function askBeforeUnload(reason: string, holds: boolean) {
  if (holds) reasons.add(reason);
  else reasons.delete(reason);
  if (reasons.size > 0) window.addEventListener('beforeunload', ask);
  else window.removeEventListener('beforeunload', ask);
}
