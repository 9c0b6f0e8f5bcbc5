export { AccountsSection } from './AccountsSection.tsx';
export { accountsQueries } from './queries.ts';
