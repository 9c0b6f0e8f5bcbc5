import { importedArticle } from '@tezga/contract';
import { isCurrencyCode } from '@tezga/domain';
import { textIn, type SheetKind } from '../../../kits/imports/sheet/check-rows.ts';
import type { ImportField } from '../../../kits/imports/sheet/field.ts';
import {
  asCode,
  asList,
  asNumber,
  asText,
  asVat,
  asWord,
  asYesNo,
  codeMeant,
} from '../../../kits/imports/sheet/read-cells.ts';
import { numberMeant } from '../../../kits/imports/sheet/read-number.ts';

const heads = (words: string) => words.split(' | ');

const fields: readonly ImportField[] = [
  {
    key: 'name',
    heads: heads(
      'Emri | Emërtimi | Artikulli | Përshkrimi | Emri i artikullit | Produkti | Malli | Name | Article | Item | Product | Description | Product name | Item name | Nome | Articolo | Prodotto | Descrizione | Emertimi i mallit | Pershkrim | Titulli',
    ),
    isRequired: true,
    look: 'text',
    widthPx: 150,
    read: asText,
  },
  {
    key: 'sku',
    heads: heads(
      'Kodi (SKU) | SKU | Kodi | Kodi i artikullit | Kod | Code | Item code | Article code | Codice | Codice articolo | Kodi artikullit | Ref | Reference',
    ),
    look: 'code',
    widthPx: 84,
    read: asCode,
    proposal: codeMeant,
  },
  {
    key: 'barcode',
    heads: heads(
      'Barkodi | Barcode | EAN | EAN13 | EAN 13 | Barkod | Bar code | Kodi me vija | Codice a barre | GTIN | UPC',
    ),
    look: 'code',
    widthPx: 112,
    read: asCode,
    proposal: (text, code) => (code === 'twice' || code === 'barcode-taken' ? '' : codeMeant(text)),
  },
  {
    key: 'price',
    heads: heads(
      'Çmimi me TVSH | Çmimi | Çmimi i shitjes | Çmimi shitjes | Price | Sale price | Selling price | Unit price | Prezzo | Prezzo di vendita | Prezzo con IVA | Price with VAT | Cm shitje | Cmim shitje | Cmim',
    ),
    isRequired: true,
    look: 'number',
    usualDecimals: 2,
    widthPx: 124,
    read: asNumber(2),
    proposal: numberMeant,
  },
  {
    key: 'vat_id',
    heads: heads(
      'TVSH | VAT | IVA | TVSH % | Norma e TVSH | Shkalla e TVSH | VAT rate | Aliquota IVA | Aliquota | Tax | Tatimi',
    ),
    look: 'number',
    widthPx: 76,
    read: asVat,
    proposal: () => '20%',
  },
  {
    key: 'unit',
    heads: heads(
      'Njësia | Njësi | Njësia matëse | Njësia e matjes | Nj | Njm | Unit | Unit of measure | UOM | Unità | Unità di misura | UM',
    ),
    look: 'text',
    widthPx: 76,
    read: asText,
    proposal: (_text, code) => (code === 'unknown-unit' ? '' : null),
  },
  {
    key: 'category',
    heads: heads(
      'Kategoria | Kategoritë | Kategori | Grupi | Category | Categories | Group | Categoria | Categorie | Gruppo | Lloji | Reparti',
    ),
    look: 'text',
    widthPx: 90,
    read: asList,
  },
  {
    key: 'cost',
    heads: heads(
      'Kosto | Kostoja | Kosto pa TVSH | Çmimi i blerjes | Çmimi blerjes | Cmim blerje | Cost | Purchase price | Buying price | Cost without VAT | Costo | Prezzo di acquisto | Costo senza IVA',
    ),
    look: 'number',
    usualDecimals: 3,
    widthPx: 84,
    read: asNumber(3),
    proposal: numberMeant,
  },
  {
    key: 'currency',
    heads: heads('Monedha | Valuta | Currency | Moneta'),
    look: 'code',
    widthPx: 76,
    read: asWord('currency', isCurrencyCode),
  },
  {
    key: 'inventoryTrackable',
    heads: heads(
      'Me gjendje | Ndiq gjendjen | Ndiq gjendjen në magazinë | Inventar | Track stock | Stock | Inventory | Gestione scorte | Magazzino',
    ),
    look: 'text',
    widthPx: 100,
    read: asYesNo,
  },
  {
    key: 'useProduction',
    heads: heads('Prodhim | Me prodhim | Prodhohet | Production | Produced | Produzione'),
    look: 'text',
    widthPx: 90,
    read: asYesNo,
  },
  {
    key: 'useForProcessing',
    heads: heads('Për përpunim | Përpunim | For processing | Processing | Per lavorazione | Lavorazione'),
    look: 'text',
    widthPx: 100,
    read: asYesNo,
  },
  {
    key: 'sellFreely',
    heads: heads('Shitet lirisht | Shitje e lirë | Sell freely | Sold freely | Vendita libera'),
    look: 'text',
    widthPx: 100,
    read: asYesNo,
  },
];

/** The sheet of articles: a row is matched to an article by SKU or barcode. */
export const articleSheet: SheetKind = {
  fields,
  schema: importedArticle,
  namesOf: (row) => ['sku', 'barcode'].map((field) => ({ field, name: textIn(row, field) })),
};
