import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../test.ts';

/**
 * Asserts that axe finds nothing wrong in a part of the page. Runs every rule that is on by itself, best practices too, and
 * the one of WCAG 2.2 that is not.
 */
export async function expectAccessible(page: Page, state: string, part = 'html') {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  expect.soft(found, state).toEqual([]);
}
