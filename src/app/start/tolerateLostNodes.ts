/**
 * Lets React go on where an extension or a translator has taken a node off the page: one that is gone needs no removing,
 * and what would have come before it comes last. Otherwise the browser throws, and React takes the whole page down.
 */
export function tolerateLostNodes() {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- each is called on a node
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? removeChild.call<Node, [Child], Child>(this, child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    next: Node | null,
  ): Child {
    const before = next?.parentNode === this ? next : null;
    return insertBefore.call<Node, [Child, Node | null], Child>(this, child, before);
  };
}
