/** What tells that a key belongs to an input method. */
interface Composition {
  isComposing: boolean;
  keyCode: number;
}

/** The code of such a key: the only sign in Safari, which sends the key that ends a composition after its end. */
const COMPOSING = 229;

/** Whether a pressed key belongs to an input method, as Enter does that accepts its choice. */
export const isComposing = (event: Composition) => event.isComposing || event.keyCode === COMPOSING;
