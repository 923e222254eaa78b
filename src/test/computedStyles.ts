/**
 * Replaces jsdom's `getComputedStyle`, which takes half of the time of the tests: it reads every rule at each call, and
 * queries by role call it for all ancestors of every candidate. This one returns only the properties that decide whether
 * an element is visible and can be clicked, and caches the answers until something changes.
 */
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };
const PROPERTIES = ['display', 'opacity', ...Object.keys(INHERITED)];

const compute = window.getComputedStyle.bind(window);
const displayOfTag = new Map<string, string>();
const answers = new Map<Element, CSSStyleDeclaration>();
let rules: CSSStyleRule[] = [];
let ruleCount = -1;
let focused: Element | null = null;

const changes = new MutationObserver(() => answers.clear());
changes.observe(document, {
  attributes: true,
  characterData: true,
  childList: true,
  subtree: true,
});

/** Clears the cache if the document, its rules or the focus have changed. */
function refresh() {
  const sheets = [...document.styleSheets];
  const count = sheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0);
  // The callback of the observer would run too late.
  if (changes.takeRecords().length > 0 || count !== ruleCount || document.activeElement !== focused)
    answers.clear();
  focused = document.activeElement;
  if (count === ruleCount) return;
  ruleCount = count;
  // Rules in media queries are skipped, because jsdom has no layout width.
  rules = sheets
    .flatMap(({ cssRules }) => [...cssRules])
    // By its property, because jsdom does not expose the class to the page.
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule && 'style' in rule)
    .filter(({ style, selectorText }) => {
      const sets = (name: string) => style.getPropertyValue(name) !== '';
      // Skips pseudo-elements: jsdom would apply their rules to the element itself.
      return !selectorText.includes('::') && PROPERTIES.some(sets);
    });
}

function initialDisplay({ tagName }: Element): string {
  const known = displayOfTag.get(tagName) ?? compute(document.createElement(tagName)).display;
  displayOfTag.set(tagName, known);
  return known;
}

function answer(element: Element): CSSStyleDeclaration {
  const known = answers.get(element);
  if (known) return known;
  const { style } = document.createElement('span');
  style.display = initialDisplay(element);
  const parent = element.parentElement && answer(element.parentElement);
  for (const [name, initial] of Object.entries(INHERITED))
    style.setProperty(name, parent?.getPropertyValue(name) ?? initial);
  const own = element instanceof HTMLElement || element instanceof SVGElement ? [element] : [];
  for (const { style: declared } of [...rules.filter((rule) => matches(element, rule)), ...own]) {
    for (const name of PROPERTIES) {
      const value = declared.getPropertyValue(name);
      if (value && value !== 'inherit') style.setProperty(name, value);
    }
  }
  answers.set(element, style);
  return style;
}

function matches(element: Element, { selectorText }: CSSStyleRule): boolean {
  try {
    return element.matches(selectorText);
  } catch {
    // jsdom does not support the selector.
    return false;
  }
}

window.getComputedStyle = (element, pseudo) => {
  refresh();
  return pseudo ? document.createElement('span').style : answer(element);
};
