import type { FallbackCode } from '@tezga/domain';

export const fallbacks: Record<FallbackCode, string> = {
  'sign-in': 'I dati sono errati!',
  'server-problem': 'Si è verificato un problema nel server!',
  'data-fetch': 'Non è stato possibile leggere i dati!',
  'change-not-made': 'Si è verificato un errore! La modifica non è stata fatta!',
  'data-change': 'Non è stato possibile modificare i dati!',
  verification: 'La verifica non è riuscita!',
  resend: 'Non è stato possibile inviare di nuovo il codice!',
  'method-removal': 'Non è stato possibile eliminare il contatto!',
  'password-change': 'Si è verificato un errore! La password non è stata cambiata!',
  'contract-load': 'Non è stato possibile caricare il contratto!',
  'employees-fetch': 'Non è stato possibile leggere i dipendenti',
  'try-later': 'Si è verificato un errore. Riprovate più tardi!',
};
