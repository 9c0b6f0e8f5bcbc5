import type { Phrases } from '../phrases.ts';

export const warehouseTransfer: Phrases['warehouse']['transfer'] = {
  from: 'Da',
  to: 'A',
  state: 'Stato',
  states: { created: 'In viaggio', completed: 'Completato', cancelled: 'Annullato' },
  secondary: (name) => `${name} (magazzino secondario)`,
  choose: 'Scegliere dove va la merce',
  complete: 'Completa',
  completeTitle: (number) => `La merce di ${number} è arrivata?`,
  completeText: (shop) =>
    `La merce entra in ${shop} al costo con cui è partita. Scrivere che cosa è arrivato: ciò che manca o avanza diventa una rettifica.`,
  completed: (number) => `Il trasferimento ${number} è stato completato.`,
  completedWith: (number, adjustment) =>
    `Il trasferimento ${number} è stato completato; la differenza è stata registrata come ${adjustment}.`,
  sentQuantity: (quantity) => `Partiti ${quantity}`,
  discrepancy: 'Differenza',
  cancel: 'Annulla il trasferimento',
  cancelTitle: (number) => `Annullare il trasferimento ${number}?`,
  cancelText: (shop) => `La merce torna in ${shop} al costo con cui è partita.`,
  cancelled: (number) => `Il trasferimento ${number} è stato annullato.`,
  inTransit: (shop) => `La merce è in viaggio. Completare il trasferimento quando arriva in ${shop}.`,
  sent: 'Partenza della merce',
  received: 'Ricevimento della merce',
  returned: 'Ritorno della merce',
};
