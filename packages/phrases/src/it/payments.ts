import type { Phrases } from '../phrases.ts';

export const payments: Phrases['payments'] = {
  done: 'Le fatture del soggetto sono state pagate.',
  refunded: 'Il denaro è stato rimborsato.',
  offset: 'L’anticipo è stato usato.',
  reversed: 'Il pagamento è stato stornato.',
  withoutRecord: { customer: 'Clienti senza scheda', supplier: 'Fornitori senza scheda' },
  kinds: {
    invoice: 'Fattura',
    'credit-note': 'Nota di credito',
    payment: 'Pagamento',
    refund: 'Rimborso',
    'set-off': 'Uso di un anticipo',
    reversal: 'Storno',
    rounding: 'Arrotondamento',
  },
  paidStates: {
    UNPAID: 'Non pagata',
    PARTIALLY_PAID: 'Pagata in parte',
    PAID: 'Pagata',
    OVERPAID: 'Pagata in eccesso',
  },
  ages: {
    notDue: 'Non scaduto',
    to30: '1–30 giorni',
    to60: '31–60 giorni',
    to90: '61–90 giorni',
    over90: 'Oltre 90 giorni',
  },
  drawerNote: (number) => `Pagamento ${number}`,
  statement: {
    title: 'Estratto conto',
    subject: { customer: 'Cliente', supplier: 'Fornitore' },
    columns: {
      document: 'Documento',
      day: 'Data',
      inCurrency: 'In valuta',
      amount: 'Importo (ALL)',
      balance: 'Saldo (ALL)',
    },
    before: 'Saldo iniziale',
    after: 'Saldo finale',
    rule: {
      customer: 'Importi positivi: il cliente ci deve.',
      supplier: 'Importi positivi: dobbiamo al fornitore.',
    },
    ages: (day) => `Debito al ${day} per giorni dopo la scadenza (ALL)`,
    credit: 'Anticipi ed eccedenze',
  },
};
