import type { Phrases } from '../phrases.ts';

export const warehouseTransfer: Phrases['warehouse']['transfer'] = {
  from: 'From',
  to: 'To',
  state: 'State',
  states: { created: 'In transit', completed: 'Completed', cancelled: 'Cancelled' },
  secondary: (name) => `${name} (secondary warehouse)`,
  choose: 'Choose where the goods go',
  complete: 'Complete',
  completeTitle: (number) => `Have the goods of ${number} arrived?`,
  completeText: (shop) =>
    `The goods enter ${shop} at the cost at which they left. Enter what arrived: what is missing or over becomes an adjustment.`,
  completed: (number) => `Transfer ${number} was completed.`,
  completedWith: (number, adjustment) =>
    `Transfer ${number} was completed; the discrepancy was posted as ${adjustment}.`,
  sentQuantity: (quantity) => `Sent ${quantity}`,
  discrepancy: 'Discrepancy',
  cancel: 'Cancel the transfer',
  cancelTitle: (number) => `Cancel transfer ${number}?`,
  cancelText: (shop) => `The goods return to ${shop} at the cost at which they left.`,
  cancelled: (number) => `Transfer ${number} was cancelled.`,
  inTransit: (shop) => `The goods are in transit. Complete the transfer when they arrive in ${shop}.`,
  sent: 'Dispatch of the goods',
  received: 'Receipt of the goods',
  returned: 'Return of the goods',
};
