import type { Phrases } from '../phrases.ts';

/** The texts for editing a posted document and for its versions. */
export const warehouseEditing: Phrases['warehouse']['editing'] = {
  edit: 'Edit',
  title: (number: string) => `Edit ${number}`,
  warningTitle: 'The document is posted',
  warning:
    'Saving reverses the stock movements and the journal entry of the current version and posts the new version with the same number and date. The costs of later documents are calculated again; invoices do not change.',
  save: 'Post the new version',
  saved: (number: string) => `The new version of ${number} was posted.`,
  versions: 'Versions',
  version: (number: number) => `Version ${number}`,
  first: 'As posted',
  nothing: 'No change',
  replaced: 'This version was replaced',
  replacedText: 'Its movements are reversed.',
  openNewest: 'Open the newest version',
  empty: 'empty',
  changed: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
  addedLine: (name: string, quantity: string) => `Added: ${name}, ${quantity}`,
  removedLine: (name: string, quantity: string) => `Removed: ${name}, ${quantity}`,
};
