import type { FieldProblem } from '@tezga/domain';

export const fields: Record<FieldProblem, string> = {
  required: 'Questo campo è obbligatorio.',
  invalid: 'Il valore non è corretto.',
  'too-long': 'Il testo è troppo lungo.',
  'too-short': 'Il testo è troppo breve.',
  'too-large': 'Il valore è troppo grande.',
  'too-small': 'Il valore è troppo piccolo.',
  'email-or-phone': 'Scrivete un’e-mail o un telefono, p.es. nome@ditta.al o 069 123 4567.',
  'record-id': 'L’identificativo non è corretto.',
  date: 'Scrivete una data, p.es. 2026-11-14.',
  choice: 'Scegliete uno dei valori ammessi.',
};
