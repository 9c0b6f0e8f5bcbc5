import type { Phrases } from '../phrases.ts';

export const localStore: Phrases['localStore'] = {
  'unknown-database': 'Il nome del database non è definito',
  'no-data': 'Nessun dato specificato!',
  'wrong-format': 'I dati non hanno la forma giusta!',
  'not-ours': 'I dati locali appartengono a un’altra attività.',
  overtaken: 'Un’altra scheda ha già preso le modifiche.',
};
