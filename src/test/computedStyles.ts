/**
 * jsdom goes through every rule of the page at each question for a style, and queries by role ask about every element
 * around every candidate: half of the time of the tests. The answers are kept here for as long as nothing happens that
 * could change one: in the document, in its rules, or with the focus.
 */
const answers = new Map<Element, CSSStyleDeclaration>();
const compute = window.getComputedStyle.bind(window);

const changes = new MutationObserver(() => answers.clear());
changes.observe(document, {
  attributes: true,
  characterData: true,
  childList: true,
  subtree: true,
});

const countRules = () =>
  [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0);

let ruleCount = 0;
let focused: Element | null = null;

function isStale(): boolean {
  const before = [ruleCount, focused];
  ruleCount = countRules();
  focused = document.activeElement;
  // The observer itself is told of what has changed only later.
  return changes.takeRecords().length > 0 || before[0] !== ruleCount || before[1] !== focused;
}

window.getComputedStyle = (element, pseudo) => {
  if (pseudo) return compute(element, pseudo);
  if (isStale()) answers.clear();
  const answer = answers.get(element) ?? compute(element);
  answers.set(element, answer);
  return answer;
};
