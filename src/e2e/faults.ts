export {
  answerPictures,
  chunk,
  failOnce,
  goWithinApp,
  hold,
  MISSING_FILE,
} from './helpers/faults.ts';
export { expectControlsToWork, firstMove, SECTIONS, sectionsHydrated } from './helpers/page.ts';
export { unseenTexts } from './helpers/seen.ts';
