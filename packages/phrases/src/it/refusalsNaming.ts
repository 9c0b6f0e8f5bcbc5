import type { Phrases } from '../phrases.ts';

/**
 * More specific sentences for some refusals, used if the conflicting record, the time or the
 * available amount is known.
 */
export const refusalsNaming: Phrases['refusalsNaming'] = {
  'sku-taken': (name: string) => `Questo codice SKU è già usato: ${name}.`,
  'barcode-taken': (name: string) => `Questo codice a barre è già usato: ${name}.`,
  'clock-was-ahead': (until: string) =>
    `L’orologio del server è stato avanti: l’ultimo documento di questa serie porta l’ora ${until}. Prima di allora in questa serie non si emette nulla. L’amministratore deve controllare l’orologio del server.`,
  'note-issued-otherwise': (number: string) =>
    `Questo documento di trasporto è già stato emesso come ${number}, con altri dati. Guardarlo nell’elenco prima di emetterne uno nuovo.`,
  'transfer-completed': (number: string) => `Il trasferimento ${number} è già completato.`,
  'transfer-cancelled': (number: string) => `Il trasferimento ${number} è già annullato.`,
  'document-posted-otherwise': (number: string) =>
    `Questo documento è già stato registrato come ${number}, con altri dati. Guardarlo nell’elenco prima di registrarne uno nuovo.`,
  'sale-issued-otherwise': (number: string) =>
    `Questa vendita è già stata emessa con un altro contenuto, come fattura ${number}. Guardarla prima di emetterne una nuova.`,
  'client-credit-short': (available: string) =>
    `Il credito del cliente non basta: sono disponibili ${available} ALL.`,
  'client-credit-left': (name: string) =>
    `${name} ha ancora un credito cliente. Portare i suoi punti a 0 prima dell’unione.`,
};
