import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { layOutAll } from './visibility.ts';

/**
 * Asserts that axe finds no violations in a part of the page. Runs all default rules, with best practices, and the
 * WCAG 2.2 rule that is off by default.
 */
export async function expectAccessible(page: Page, state: string, part = 'html') {
  // A band that is laid out while axe measures would move the next one.
  await layOutAll(page);
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  const found = violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  expect.soft(found, state).toEqual([]);
}
