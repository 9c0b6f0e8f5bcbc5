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
  email: 'Scrivete un’e-mail, p.es. nome@ditta.al.',
  phone: 'Scrivete un telefono albanese, p.es. +355 69 123 4567.',
  'password-too-short': 'La password deve avere almeno 8 caratteri.',
  'password-without-lowercase': 'La password deve avere almeno una lettera minuscola.',
  'password-without-uppercase': 'La password deve avere almeno una lettera maiuscola.',
  'password-without-digit': 'La password deve avere almeno una cifra.',
  'password-mismatch': 'La conferma della password non è corretta',
  pin: 'Il PIN ha esattamente 4 cifre, p.es. 4821.',
  'operator-code': 'Il codice operatore ha la forma xy123ab456.',
};
