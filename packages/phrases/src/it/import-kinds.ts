import type { Phrases } from '../phrases.ts';

/** What can be imported, and what its columns are called. */
export const importKinds: Phrases['imports']['kinds'] = {
  articles: {
    title: 'Importa articoli',
    list: 'Vedi gli articoli',
    fileName: 'articoli',
    fields: {
      name: 'Nome',
      sku: 'Codice (SKU)',
      barcode: 'Codice a barre',
      price: 'Prezzo con IVA',
      vat_id: 'IVA',
      unit: 'Unità',
      category: 'Categoria',
      cost: 'Costo',
      currency: 'Moneta',
      inventoryTrackable: 'Gestione scorte',
      useProduction: 'Produzione',
      useForProcessing: 'Per lavorazione',
      sellFreely: 'Vendita libera',
    },
    examples: [
      ['Formaggio bianco di mucca', 'FO-0007', '5304000310106', 780, '20%', 'kg', 'Latticini', 610.5],
      ['Acqua minerale 0.5 L', 'AC-0105', '5304000510124', 50, '20%', 'copë', 'Bevande; Acqua', 28],
    ],
  },
  customers: {
    title: 'Importa clienti',
    list: 'Vedi i clienti',
    fileName: 'clienti',
    fields: {
      name: 'Nome',
      idType: 'Tipo di documento',
      idNumber: 'Partita IVA',
      clientCode: 'Codice cliente',
      phone: 'Telefono',
      email: 'Email',
      address: 'Indirizzo',
      town: 'Città',
      country: 'Paese',
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
