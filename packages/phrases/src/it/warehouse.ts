import type { Phrases } from '../phrases.ts';

export const warehouse: Phrases['warehouse'] = {
  history: {
    title: 'Giacenza dell’articolo',
    heading: (name) => `Giacenza: ${name}`,
    count: (count, written) => `${written} ${count === 1 ? 'movimento' : 'movimenti'}`,
    emptyTitle: 'Ancora nessun movimento',
    emptyText: 'Appena l’articolo entra in un negozio o viene venduto, il movimento compare qui.',
    at: 'Ora',
    document: 'Documento',
    quantity: 'Quantità',
    cost: 'Costo',
    costMissing: 'Ancora nessun costo noto',
    after: 'Giacenza dopo',
    valueAfter: 'Valore dopo',
    shop: 'Negozio',
    value: 'Valore',
    averageCost: 'Costo medio',
  },
};
