const RIGHT_TO_LEFT =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The direction of a text, by its first letter. */
export const directionOf = (text: string) => (RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr');
