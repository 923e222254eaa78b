/** The fields of React's internal tree that the count reads, with React's names. */
interface Fiber {
  tag: number;
  flags: number;
  type: { displayName?: string; name?: string } | null;
  child: Fiber | null;
  sibling: Fiber | null;
  alternate: Fiber | null;
}

/** Function component, forwardRef, memo, simple memo (`ReactWorkTags`). */
const COMPONENT_TAGS = new Set([0, 11, 14, 15]);
/** Set on a fiber whose component ran (`ReactFiberFlags`). */
const PERFORMED_WORK = 1;

let ran = 0;

function count(fiber: Fiber | null) {
  for (let at = fiber; at; at = at.sibling) {
    // If nothing has changed below, the children are those of the last tree.
    const isNew = at.alternate === null || at.child !== at.alternate.child;
    if (COMPONENT_TAGS.has(at.tag) && (at.flags & PERFORMED_WORK) !== 0) ran += 1;
    if (isNew) count(at.child);
  }
}

/**
 * Counts the components that React runs, through the hook of React DevTools, which is set before React is loaded
 * (`setup.ts`).
 * @returns How many have run since the last call.
 */
export function renderedComponents(): number {
  const total = ran;
  ran = 0;
  return total;
}

Object.assign(globalThis, {
  __REACT_DEVTOOLS_GLOBAL_HOOK__: {
    supportsFiber: true,
    checkDCE: () => undefined,
    inject: () => 1,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_: number, { current }: { current: Fiber }) => count(current),
  },
});
