import type { Phrases } from '../phrases.ts';

export const retracting: Phrases['retracting'] = {
  action: 'Togli dai libri',
  menu: 'Togli dai libri…',
  title: (number) => `Togliere dai libri la fattura ${number}?`,
  text: 'La fattura viene annullata da uno storno: contabilità, giacenze, cassa e totali tornano come se non fosse stata emessa. Al fisco non va nulla.',
  check: 'Controllare prima in Self-Care che la fattura non sia registrata.',
  anew: 'Poi emettere la fattura giusta.',
  note: 'Nota',
  done: (number) => `La fattura è stata tolta dai libri con lo storno ${number}.`,
  failed: 'La fattura non è stata tolta dai libri',
  gone: 'Il fisco non ha accettato questa fattura. È annullata nei libri, e non viene più inviata.',
};
