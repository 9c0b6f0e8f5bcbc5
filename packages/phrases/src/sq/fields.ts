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
  email: 'Shkruani një email, p.sh. emri@firma.al.',
  phone: 'Shkruani një telefon shqiptar, p.sh. +355 69 123 4567.',
  'password-too-short': 'Fjalëkalimi duhet të ketë të paktën 8 karaktere.',
  'password-without-lowercase': 'Fjalëkalimi duhet të ketë të paktën një shkronjë të vogël.',
  'password-without-uppercase': 'Fjalëkalimi duhet të ketë të paktën një shkronjë të madhe.',
  'password-without-digit': 'Fjalëkalimi duhet të ketë të paktën një shifër.',
  'password-mismatch': 'Konfirmimi i fjalëkalimit nuk është i saktë',
  pin: 'PIN-i ka saktësisht 4 shifra, p.sh. 4821.',
  'operator-code': 'Kodi i operatorit ka formën xy123ab456.',
};
