import type { Phrases } from '../phrases.ts';

export const onlinePayments: Phrases['onlinePayments'] = {
  title: 'I miei pagamenti',
  unpaid: 'Da pagare',
  paid: 'Pagati',
  nothingDue: 'Non avete nulla da pagare',
  nothingDueText:
    'Quando ci sarà un pagamento per i servizi di Tezga, lo vedrete qui e vi avviseremo all’accesso.',
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
  alert: {
    title: 'Pagamento in attesa!',
    text: (name) => `${name} attende il vostro pagamento.`,
    snooze: 'Non mostrare questo messaggio fino alla fine della giornata',
    view: 'Vedi il pagamento',
  },
};
