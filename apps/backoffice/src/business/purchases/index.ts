export { electronicPath, purchasesPath } from './paths.ts';
