import type { Phrases } from '../phrases.ts';

export const businesses: Phrases['businesses'] = {
  title: 'Attività',
  name: 'Attività',
  nipt: 'NIPT',
  city: 'Città',
  owner: 'Titolare',
  admin: 'Rivenditore',
  createdAt: 'Creata',
  searchHint: 'Nome, NIPT, città',
  emptyTitle: 'Ancora nessuna attività',
  emptyText: 'Qui stanno le attività di cui vi occupate.',
  change: 'Cambia attività',
};
