export { OwnerPasswordDialog } from './OwnerPasswordDialog.tsx';
export { businessPath, businessesPath } from './paths.ts';
export { businessesQueries, type BusinessData } from './queries.ts';
