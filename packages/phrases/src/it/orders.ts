import type { Phrases } from '../phrases.ts';

export const orders: Phrases['orders'] = {
  title: 'Ordini aperti',
  searchHint: 'Cliente, NIPT o tavolo…',
  count: (count, written) => (count === 1 ? '1 ordine' : `${written} ordini`),
  notes: 'Note',
  lines: 'Righe',
  newOrder: 'Nuovo ordine',
  only: (name) => `Solo: ${name}`,
  sumUp: 'Riepiloga in fattura',
  from: (day) => `Ordini non pagati dal ${day}.`,
  more: (count) =>
    `Sono mostrati i ${count} ordini più recenti. Per gli altri scegliere giorni, cassa o cliente.`,
  emptyTitle: 'Nessun ordine aperto',
  emptyText:
    'Qui restano gli ordini serviti e le fatture con carta aziendale, finché una fattura non li riepiloga.',
  summary: {
    title: 'Fattura riepilogativa',
    sum: (counted) => `${counted} in tutto`,
    lines: 'Righe della fattura',
    loading: 'Somma degli ordini…',
    till: 'Cassa',
    method: 'Metodo di pagamento',
    buyer: 'Cliente',
    nipt: 'NIPT del cliente',
    name: 'Nome del cliente',
    buyerHint: 'Serve quando non si paga in contanti.',
    deadline: 'Da pagare entro',
    notes: 'Note',
    change: 'Resto',
    issue: 'Emetti la fattura',
    issued: (number) => `La fattura riepilogativa ${number} è stata emessa.`,
    issuedWithChange: (number, change) =>
      `La fattura riepilogativa ${number} è stata emessa. Resto: ${change}.`,
    failed: 'La fattura non è stata emessa',
  },
};
