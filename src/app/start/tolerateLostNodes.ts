/**
 * Lets React go on if an extension or a translator has removed one of its nodes. Removing it again does nothing, and
 * inserting before it appends. Without this the browser throws, and React unmounts the whole page.
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
