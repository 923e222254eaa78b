import { expect, test } from 'vitest';
import { splitStyle } from './splitStyle';

test('rules are split from class names, whose element no browser parses', () => {
  const names = 'data-styled.g1[id="sc-a"]{content:"b,"}/*!sc*/\n';
  const element = `<style data-styled="true">.b{color:red;}/*!sc*/\n${names}</style>`;
  expect(splitStyle(element)).toEqual({
    rules: '.b{color:red;}',
    names: `<style type="text/plain" data-styled="true">${names}</style>`,
  });
  expect(() => splitStyle('<style>.b{color:red;}</style>')).toThrow('Not a style');
});
