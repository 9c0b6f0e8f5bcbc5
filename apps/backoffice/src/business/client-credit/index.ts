export { ClientCreditSection } from './ClientCreditSection.tsx';
export { CreditDialog } from './CreditDialog.tsx';
