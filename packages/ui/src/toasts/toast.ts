import { ToastStore } from './toast-store.ts';

/** The one row of toasts of this window. */
export const toast = new ToastStore();
