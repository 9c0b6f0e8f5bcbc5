export { LanguageChoice } from './LanguageChoice.tsx';
export { useEnterBusiness } from './use-enter-business.ts';
export { useSignOut } from './use-sign-out.ts';

// Dynamic imports, because these two dialogs are rarely opened.
export const loadContractViewer = async () => (await import('./overlays/ContractViewer.tsx')).ContractViewer;
export const loadTakeOverDialog = async () => (await import('./overlays/TakeOverDialog.tsx')).TakeOverDialog;
