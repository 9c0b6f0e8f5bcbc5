import type { Phrases } from '../phrases.ts';

export const clientCredit: Phrases['clientCredit'] = {
  title: 'Credito cliente',
  hint: 'I punti dei clienti, con i quali pagano le loro fatture.',
  exchangeRate: 'Valore di un punto',
  exchangeRateHint: 'Quanti lek vale un punto di credito.',
  codeStandard: 'Standard dei codici',
  codeStandardHint: 'Come si scrivono i codici delle tessere, ad esempio 5 cifre.',
  notConfigured:
    'Il credito cliente non è configurato: i pagamenti non prendono punti finché non si salva il valore di un punto.',
  updated: 'Il credito del cliente è stato salvato!',
  change: 'Cambia il credito',
  changeText: 'Scrivere quanti punti ha il cliente in tutto. La modifica si registra nelle attività.',
  points: 'Punti',
  unit: 'punti',
  save: 'Salva il credito',
  failed: 'Il credito non è stato salvato',
  available: 'Disponibile',
  availableOf: (worth: string, points: string) => `${worth} ALL (${points} punti)`,
  over: (worth: string) => `Più del credito disponibile: ${worth} ALL.`,
};
