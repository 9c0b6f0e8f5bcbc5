import type { Phrases } from '../phrases.ts';

export const localStore: Phrases['localStore'] = {
  'unknown-database': 'The name of the database is not known',
  'no-data': 'No data specified!',
  'wrong-format': 'The data does not have the right form!',
  'not-ours': 'The local data belongs to another business.',
  overtaken: 'Another tab has taken the changes before.',
};
