export { hydrated } from './helpers/page.ts';
