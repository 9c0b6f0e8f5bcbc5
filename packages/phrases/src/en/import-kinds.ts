import type { Phrases } from '../phrases.ts';

/** What can be imported, and what its columns are called. */
export const importKinds: Phrases['imports']['kinds'] = {
  articles: {
    title: 'Import articles',
    list: 'See the articles',
    fileName: 'articles',
    fields: {
      name: 'Name',
      sku: 'Code (SKU)',
      barcode: 'Barcode',
      price: 'Price with VAT',
      vat_id: 'VAT',
      unit: 'Unit',
      category: 'Category',
      cost: 'Cost',
      currency: 'Currency',
      inventoryTrackable: 'Track stock',
      useProduction: 'Production',
      useForProcessing: 'For processing',
      sellFreely: 'Sold freely',
    },
    examples: [
      ['White cow cheese', 'CH-0007', '5304000310106', 780, '20%', 'kg', 'Dairy', 610.5],
      ['Mineral water 0.5 L', 'WA-0105', '5304000510124', 50, '20%', 'copë', 'Drinks; Water', 28],
    ],
  },
  customers: {
    title: 'Import customers',
    list: 'See the customers',
    fileName: 'customers',
    fields: {
      name: 'Name',
      idType: 'Id type',
      idNumber: 'Tax id',
      clientCode: 'Customer code',
      phone: 'Phone',
      email: 'Email',
      address: 'Address',
      town: 'Town',
      country: 'Country',
    },
    examples: [
      [
        'Furra Shkodra shpk',
        'NUIS',
        'L91412709B',
        '',
        '069 123 4567',
        'info@furra.al',
        'Rr. e Dibrës 12',
        'Tiranë',
        'Albania',
      ],
      ['Arta Hoxha', 'ID', 'J00115123Q', '', '068 222 3344', '', 'Lagjja 3', 'Durrës', 'Albania'],
    ],
  },
};
