import { ToastStore } from './toast-store.ts';

/** The toasts of this window. */
export const toast = new ToastStore();
