/**
 * Replaces jsdom's `getComputedStyle`, which goes through every rule for 20 properties at each call: queries by role ask
 * about every element around every candidate, half of the time of the tests. This one answers with the properties that
 * decide whether an element shows and can be pressed, and keeps the answers until something changes.
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

/** Forgets the answers where the document, its rules or the focus have changed since. */
function refresh() {
  const sheets = [...document.styleSheets];
  const count = sheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0);
  // The observer itself is told of what has changed only later.
  if (changes.takeRecords().length > 0 || count !== ruleCount || document.activeElement !== focused)
    answers.clear();
  focused = document.activeElement;
  if (count === ruleCount) return;
  ruleCount = count;
  // Rules inside a media query are left out: a test in jsdom has no window size.
  rules = sheets
    .flatMap(({ cssRules }) => [...cssRules])
    // By what it has, and not by its class: jsdom does not show that one to the page.
    .filter((rule): rule is CSSStyleRule => 'selectorText' in rule && 'style' in rule)
    .filter(({ style, selectorText }) => {
      const sets = (name: string) => style.getPropertyValue(name) !== '';
      // jsdom has no pseudo-elements: their rules would hide the element itself.
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
    // A selector that jsdom does not know.
    return false;
  }
}

window.getComputedStyle = (element, pseudo) => {
  refresh();
  return pseudo ? document.createElement('span').style : answer(element);
};
