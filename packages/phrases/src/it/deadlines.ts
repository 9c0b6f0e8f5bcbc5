import type { Phrases } from '../phrases.ts';

export const deadlines: Phrases['deadlines'] = {
  kinds: { invoice: 'Fattura', wtn: 'Documento di trasporto', deposit: 'Movimento di cassa' },
  counted: {
    invoice: (count) => (count === 1 ? '1 fattura' : `${count} fatture`),
    wtn: (count) => (count === 1 ? '1 documento di trasporto' : `${count} documenti di trasporto`),
    deposit: (count) => (count === 1 ? '1 movimento di cassa' : `${count} movimenti di cassa`),
  },
  near: {
    title: (documents) => `Poco tempo per arrivare al fisco: ${documents}`,
    text: 'Dopo la scadenza il fisco non li accetta più. Vedete il motivo e reinviateli.',
    action: 'Vedi quali',
  },
  missed: {
    title: (documents) => `Termine scaduto: ${documents}`,
    text: 'Il fisco non li accetta più per questa via. In «In attesa» vedete quali sono e che cosa fare.',
    action: 'Vedi quali',
  },
  elsewhere: { wtn: 'Ai documenti di trasporto', deposit: 'Alla cassa' },
  tabs: { waiting: 'Ancora in attesa', missed: 'Termine scaduto' },
  nothingElse: {
    title: 'Nient’altro attende',
    text: 'Ciò che il fisco non accetta più sta in «Termine scaduto».',
  },
  whatToDo:
    'Il fisco non li accetta più per questa via; reinviarli non serve. Chiedete al commercialista o all’ufficio delle imposte come dichiararli, poi segnateli come «Visto»: l’avviso scompare per tutti, il documento resta qui.',
  allSeen: 'Qualcuno li ha visti tutti',
  count: (count, written) => `${written} ${count === 1 ? 'documento' : 'documenti'}`,
  searchHint: 'Numero, cliente, targa, cassa',
  kind: 'Documento',
  number: 'Numero o cassa',
  about: 'Chi o dove',
  madeAt: 'Emesso',
  deadline: 'Il termine era',
  cause: 'Motivo',
  amount: 'Importo',
  seen: 'Visto da',
  notSeen: 'Ancora nessuno',
  open: 'Apri il documento',
  see: {
    action: 'Visto',
    done: (count) =>
      count === 1
        ? 'Segnato come visto; l’avviso è tolto.'
        : `${count} segnati come visti; l’avviso è tolto.`,
    gone: 'Questo documento non si trova.',
    notMissed: 'Il termine di questo documento non è scaduto.',
    notYours: 'Il vostro ruolo non può segnare questo documento.',
    failed: 'Non è stato segnato',
  },
};
