import type { Phrases } from '../phrases.ts';

export const businesses: Phrases['businesses'] = {
  title: 'Attività',
  name: 'Attività',
  nipt: 'NIPT',
  city: 'Città',
  owner: 'Titolare',
  admin: 'Rivenditore',
  email: 'E-mail',
  tel: 'Telefono',
  active: 'Attive',
  deleted: 'Eliminate',
  createdAt: 'Creata',
  searchHint: 'Nome, NIPT, e-mail, telefono, titolare, rivenditore',
  emptyTitle: 'Ancora nessuna attività',
  emptyText: 'Qui stanno le attività di cui vi occupate.',
  change: 'Cambia attività',
};
