import type { Phrases } from '../phrases.ts';

export const onlinePayments: Phrases['onlinePayments'] = {
  title: 'I miei pagamenti',
  unpaid: 'Da pagare',
  paid: 'Pagati',
  nothingDue: 'Non c’è nulla da pagare',
  nothingDueText:
    'Quando ci sarà un pagamento per i servizi di Tezga, comparirà qui, con un avviso all’accesso.',
  nonePaid: 'Ancora nessun pagamento',
  nonePaidText: 'Qui restano i pagamenti fatti per i servizi di Tezga, con le date e le fatture.',
  total: 'Importo',
  createdAt: 'Creato il',
  payedAt: 'Pagato il',
  service: 'Servizio',
  unit: 'Unità',
  quantity: 'Quantità',
  price: 'Prezzo',
  vat: 'IVA',
  withVat: 'I prezzi includono l’IVA.',
  readFailed: 'I pagamenti non sono stati letti',
  pay: 'Paga',
  payHint:
    'Si passa alla pagina del fornitore dei pagamenti, dove si approva il pagamento. Tezga non vede i dati della carta.',
  finishing: 'Stiamo completando il pagamento…',
  notFinished: 'Il pagamento non è stato effettuato',
  checked: 'Il fornitore sta verificando il pagamento',
  checkedText:
    'Nulla va perso e non occorre pagare di nuovo. Al termine della verifica il pagamento passa a «Pagati».',
  notOpened: 'Il pagamento non è stato aperto',
  alreadyPaid: 'Questo pagamento è già stato effettuato.',
  invoice: 'Fattura',
  invoiceComing: 'In emissione',
  finished: (name) => `Il pagamento ${name} è stato effettuato!`,
  alert: {
    title: 'Pagamento in attesa!',
    text: (name) => `${name} è in attesa di pagamento.`,
    snooze: 'Non mostrare questo messaggio fino alla fine della giornata',
    view: 'Vedi il pagamento',
  },
};
