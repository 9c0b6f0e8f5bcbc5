import type { Phrases } from '../phrases.ts';

export const simCards: Phrases['simCards'] = {
  title: 'SIM cards',
  hint: 'The SIM cards of the devices of the business, by serial number.',
  count: (count) => (count === 1 ? '1 card' : `${count} cards`),
  emptyTitle: 'No SIM card yet',
  emptyText: 'Add the card by the serial number printed on it.',
  add: 'Add a card',
  addTitle: 'New SIM card',
  serial: 'Serial number',
  serialHint: '18 to 20 digits, beginning with 89.',
  article: 'Provider',
  device: 'Device',
  noDevice: 'No device',
  addedAt: 'Added',
  remove: 'Remove',
  removeOf: (serial) => `Remove the card ${serial}`,
  removeTitle: 'Remove the card?',
  removeText: 'The card can then be given to another business.',
  added: 'The SIM card was added!',
  removed: 'The SIM card was removed',
};
