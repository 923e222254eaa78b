/**
 * Lets React go on if an extension or a translator has removed one of its nodes. Removing it again does nothing, and
 * inserting before it appends. Without this the browser throws, and React unmounts the whole page.
 */
export function tolerateLostNodes() {
  const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype);
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) removeChild.value?.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    insertBefore.value?.call(this, child, next?.parentNode === this ? next : null);
    return child;
  };
}
