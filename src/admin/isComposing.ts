/** Whether a pressed key belongs to an input method. In Safari only code 229 tells so of the key that ends a composition. */
export const isComposing = (event: { isComposing: boolean; keyCode: number }) =>
  event.isComposing || event.keyCode === 229;
