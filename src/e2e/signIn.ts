export { enterDashboard, signIn } from './helpers/owner.ts';
