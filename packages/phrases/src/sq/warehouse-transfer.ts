/** Texts for warehouse transfers. */
export const warehouseTransfer = {
  from: 'Nga',
  to: 'Për te',
  state: 'Statusi',
  states: { created: 'Në rrugë', completed: 'I kompletuar', cancelled: 'I anuluar' },
  secondary: (name: string) => `${name} (magazinë dytësore)`,
  choose: 'Zgjidhni ku shkon malli',
  complete: 'Kompleto',
  completeTitle: (number: string) => `Malli i ${number} mbërriti?`,
  completeText: (shop: string) =>
    `Malli hyn te ${shop} me koston me të cilën u nis. Shkruani sa mbërriti: mungesa ose teprica bëhet përshtatje.`,
  completed: (number: string) => `Transferimi ${number} u kompletua.`,
  completedWith: (number: string, adjustment: string) =>
    `Transferimi ${number} u kompletua; mospërputhja u regjistrua si ${adjustment}.`,
  sentQuantity: (quantity: string) => `U nisën ${quantity}`,
  discrepancy: 'Mospërputhja',
  cancel: 'Anulo transferimin',
  cancelTitle: (number: string) => `Të anulohet transferimi ${number}?`,
  cancelText: (shop: string) => `Malli kthehet te ${shop} me koston me të cilën u nis.`,
  cancelled: (number: string) => `Transferimi ${number} u anulua.`,
  inTransit: (shop: string) => `Malli është në rrugë. Kur të mbërrijë te ${shop}, kompletojeni transferimin.`,
  sent: 'Nisja e mallit',
  received: 'Pranimi i mallit',
  returned: 'Kthimi i mallit',
};
