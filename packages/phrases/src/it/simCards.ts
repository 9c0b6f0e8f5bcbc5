import type { Phrases } from '../phrases.ts';

export const simCards: Phrases['simCards'] = {
  title: 'Carte SIM',
  hint: 'Le carte SIM dei dispositivi dell’azienda, per numero di serie.',
  count: (count) => (count === 1 ? '1 carta' : `${count} carte`),
  emptyTitle: 'Ancora nessuna carta SIM',
  emptyText: 'Aggiungere la carta con il numero di serie stampato sopra.',
  add: 'Aggiungi una carta',
  addTitle: 'Nuova carta SIM',
  serial: 'Numero di serie',
  serialHint: 'Da 18 a 20 cifre, inizia con 89.',
  article: 'Operatore',
  device: 'Dispositivo',
  noDevice: 'Nessun dispositivo',
  addedAt: 'Aggiunta',
  remove: 'Rimuovi',
  removeOf: (serial) => `Rimuovi la carta ${serial}`,
  removeTitle: 'Rimuovere la carta?',
  removeText: 'La carta può poi essere data a un’altra azienda.',
  added: 'La carta SIM è stata aggiunta!',
  removed: 'La carta SIM è stata rimossa',
};
