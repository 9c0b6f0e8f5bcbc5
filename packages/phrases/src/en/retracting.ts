import type { Phrases } from '../phrases.ts';

export const retracting: Phrases['retracting'] = {
  action: 'Take out of the books',
  menu: 'Take out of the books…',
  title: (number) => `Take invoice ${number} out of the books?`,
  text: 'The invoice is undone by a reversal: journal, stock, drawer and totals become what they would be without it. Nothing goes to the tax authority.',
  check: 'Check at Self-Care first that the invoice is not registered.',
  anew: 'Issue the right invoice afterwards.',
  note: 'Note',
  done: (number) => `The invoice was taken out of the books by the reversal ${number}.`,
  failed: 'The invoice was not taken out of the books',
  gone: 'The tax authority did not take this invoice. It is undone in the books, and is sent no more.',
};
