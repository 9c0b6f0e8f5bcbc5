import type { Phrases } from '../phrases.ts';

/** The texts for editing a posted document and for its versions. */
export const warehouseEditing: Phrases['warehouse']['editing'] = {
  edit: 'Modifica',
  title: (number: string) => `Modifica ${number}`,
  warningTitle: 'Il documento è registrato',
  warning:
    'Il salvataggio storna i movimenti di magazzino e la registrazione contabile della versione attuale e registra la nuova versione con lo stesso numero e la stessa data. I costi dei documenti successivi si ricalcolano; le fatture non cambiano.',
  save: 'Registra la nuova versione',
  saved: (number: string) => `La nuova versione di ${number} è stata registrata.`,
  versions: 'Versioni',
  version: (number: number) => `Versione ${number}`,
  first: 'Come registrato',
  nothing: 'Nessuna modifica',
  replaced: 'Questa versione è stata sostituita',
  replacedText: 'I suoi movimenti sono stornati.',
  openNewest: 'Apri l’ultima versione',
  empty: 'vuoto',
  changed: (field: string, from: string, to: string) => `${field}: ${from} → ${to}`,
  addedLine: (name: string, quantity: string) => `Aggiunto: ${name}, ${quantity}`,
  removedLine: (name: string, quantity: string) => `Tolto: ${name}, ${quantity}`,
};
