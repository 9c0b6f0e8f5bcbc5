export { purchasePath, purchasesPath } from './paths.ts';
