import type { Phrases } from '../phrases.ts';

export const warehouse: Phrases['warehouse'] = {
  history: {
    title: 'Stock of an article',
    heading: (name) => `Stock: ${name}`,
    count: (count, written) => `${written} ${count === 1 ? 'movement' : 'movements'}`,
    emptyTitle: 'No movement yet',
    emptyText: 'As soon as the article comes into a shop or is sold, the movement stands here.',
    at: 'Time',
    document: 'Document',
    quantity: 'Quantity',
    cost: 'Cost',
    costMissing: 'No cost known yet',
    after: 'Stock after',
    valueAfter: 'Value after',
    shop: 'Shop',
    value: 'Value',
    averageCost: 'Average cost',
  },
};
