import type { FieldProblem } from '@tezga/domain';

export const fields: Record<FieldProblem, string> = {
  required: 'Kjo fushë është e detyrueshme.',
  invalid: 'Vlera nuk është e saktë.',
  'too-long': 'Teksti është tepër i gjatë.',
  'too-short': 'Teksti është tepër i shkurtër.',
  'too-large': 'Vlera është tepër e madhe.',
  'too-small': 'Vlera është tepër e vogël.',
  'email-or-phone': 'Shkruani një email ose një telefon, p.sh. emri@firma.al ose 069 123 4567.',
  'record-id': 'Identifikuesi nuk është i saktë.',
  date: 'Shkruani një datë, p.sh. 2026-11-14.',
  choice: 'Zgjidhni një nga vlerat e lejuara.',
};
