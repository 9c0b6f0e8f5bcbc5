import type { Phrases } from '../phrases.ts';

export const businesses: Phrases['businesses'] = {
  title: 'Businesses',
  name: 'Business',
  nipt: 'NIPT',
  city: 'City',
  owner: 'Owner',
  admin: 'Reseller',
  email: 'E-mail',
  tel: 'Phone',
  active: 'Active',
  deleted: 'Deleted',
  createdAt: 'Created',
  searchHint: 'Name, NIPT, e-mail, phone, owner, reseller',
  emptyTitle: 'No business yet',
  emptyText: 'The businesses you look after are listed here.',
  change: 'Change business',
};
