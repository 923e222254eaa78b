/** The values that are texts, with the names of their fields. */
export const getTexts = (values: object): [string, string][] =>
  Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
