import type { FallbackCode } from '@tezga/domain';

export const fallbacks: Record<FallbackCode, string> = {
  'sign-in': 'I dati sono errati!',
  'server-problem': 'Si è verificato un problema nel server!',
  'data-fetch': 'Non è stato possibile leggere i dati!',
  'change-not-made': 'Si è verificato un errore! La modifica non è stata fatta!',
};
