export const warehouse = {
  history: {
    title: 'Gjendja e artikullit',
    heading: (name: string) => `Gjendja: ${name}`,
    count: (_count: number, written: string) => `${written} lëvizje`,
    emptyTitle: 'Ende asnjë lëvizje',
    emptyText: 'Sapo artikulli të hyjë në një dyqan ose të shitet, lëvizja del këtu.',
    at: 'Koha',
    document: 'Dokumenti',
    quantity: 'Sasia',
    cost: 'Kostoja',
    costMissing: 'Ende pa kosto të njohur',
    after: 'Gjendja pas',
    valueAfter: 'Vlera pas',
    shop: 'Dyqani',
    value: 'Vlera',
    averageCost: 'Kosto mesatare',
  },
};
