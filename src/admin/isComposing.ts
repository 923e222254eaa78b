/** Whether a key press belongs to an input method. Safari marks the one that ends a composition only by the code 229. */
export const isComposing = (event: { isComposing: boolean; keyCode: number }) =>
  event.isComposing || event.keyCode === 229;
