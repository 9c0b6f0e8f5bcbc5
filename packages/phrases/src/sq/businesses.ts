export const businesses = {
  title: 'Bizneset',
  name: 'Biznesi',
  nipt: 'NIPT',
  city: 'Qyteti',
  owner: 'Pronari',
  admin: 'Shitësi',
  createdAt: 'Krijuar',
  searchHint: 'Emër, NIPT, qytet',
  emptyTitle: 'Ende asnjë biznes',
  emptyText: 'Këtu rrinë bizneset për të cilat kujdeseni.',
  change: 'Ndrysho biznesin',
};
