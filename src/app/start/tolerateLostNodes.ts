/** Lets React go on without nodes removed by an extension or a translator: the error would unmount the page. */
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
