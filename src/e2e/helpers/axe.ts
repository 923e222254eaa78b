import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong in a part of the page: each broken rule with the elements that break it. Runs every rule that is on
 * by itself, best practices too, and the one of WCAG 2.2 that is not.
 */
export async function axeViolations(page: Page, part = 'html'): Promise<string[][]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html.slice(0, 200))]);
}
