export { purchasesPath } from './paths.ts';
