/** Stands for whoever did not say who they are; the words are those of the specification. */
export const placeholderCustomer = { name: 'Klient Kesh', town: 'Tirane', type: 'Privat' } as const;
