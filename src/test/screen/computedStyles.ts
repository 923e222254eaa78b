/**
 * Replaces jsdom's `getComputedStyle`, which takes half of the time of the tests: it reads every rule at each call, and
 * queries by role call it for all ancestors of every candidate. This one returns only the properties that decide whether
 * an element is visible and can be clicked, and caches the answers until something changes.
 */
const INHERITED = { visibility: 'visible', 'pointer-events': 'auto' };
const PROPERTIES = ['display', 'opacity', ...Object.keys(INHERITED)];

/** Values of these properties, by their names. */
type Values = Record<string, string>;

interface Rule {
  selector: string;
  values: Values;
}

const compute = window.getComputedStyle.bind(window);
const displayOfTag = new Map<string, string>();
const answers = new Map<Element, Values>();
const declarations = new Map<string, CSSStyleDeclaration>();
let rules: Rule[] = [];
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
    // Skips pseudo-elements: jsdom would apply their rules to the element itself.
    .filter(({ selectorText }) => !selectorText.includes('::'))
    .map(({ selectorText, style }) => ({ selector: selectorText, values: valuesIn(style) }))
    .filter(({ values }) => Object.keys(values).length > 0);
}

function valuesIn(style: CSSStyleDeclaration): Values {
  const values = PROPERTIES.map((name) => [name, style.getPropertyValue(name)] as const);
  return Object.fromEntries(values.filter(([, value]) => value && value !== 'inherit'));
}

function initialDisplay({ tagName }: Element): string {
  const known = displayOfTag.get(tagName) ?? compute(document.createElement(tagName)).display;
  displayOfTag.set(tagName, known);
  return known;
}

function answer(element: Element): Values {
  const known = answers.get(element);
  if (known) return known;
  const parent = element.parentElement && answer(element.parentElement);
  const values: Values = { opacity: '', display: initialDisplay(element) };
  for (const [name, initial] of Object.entries(INHERITED)) values[name] = parent?.[name] ?? initial;
  for (const rule of rules) if (matches(element, rule)) Object.assign(values, rule.values);
  if (element.hasAttribute('style')) {
    const isStyled = element instanceof HTMLElement || element instanceof SVGElement;
    if (isStyled) Object.assign(values, valuesIn(element.style));
  }
  answers.set(element, values);
  return values;
}

/** One object for each set of values: to make one takes jsdom as long as to find its values. */
function declarationOf(values: Values): CSSStyleDeclaration {
  const key = JSON.stringify(values);
  const known = declarations.get(key);
  if (known) return known;
  const { style } = document.createElement('span');
  for (const [name, value] of Object.entries(values)) style.setProperty(name, value);
  declarations.set(key, style);
  return style;
}

function matches(element: Element, { selector }: Rule): boolean {
  try {
    return element.matches(selector);
  } catch {
    // jsdom does not support the selector.
    return false;
  }
}

window.getComputedStyle = (element, pseudo) => {
  refresh();
  return declarationOf(pseudo ? {} : answer(element));
};
