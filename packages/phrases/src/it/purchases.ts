import type { Phrases } from '../phrases.ts';

export const purchases: Phrases['purchases'] = {
  group: 'Acquisti',
  all: {
    title: 'Acquisti',
    emptyTitle: 'Ancora nessun acquisto',
    emptyText:
      'Le fatture che i fornitori vi emettono arrivano qui da sole, dalla piattaforma centrale e da Self-Care.',
  },
  electronic: {
    title: 'Acquisti elettronici',
    emptyTitle: 'Ancora nessuna fattura elettronica dai fornitori',
    emptyText: 'Le fatture elettroniche dei fornitori arrivano qui da sole; le accettate o le rifiutate.',
  },
  count: (count, written) => (count === 1 ? '1 acquisto' : `${written} acquisti`),
  searchHint: 'Numero, fornitore, NIPT, NIVF, NSLF, EIC',
  number: 'N. fattura',
  date: 'Data',
  receivedAt: 'Arrivata',
  dueOn: 'Scadenza',
  supplier: 'Fornitore',
  unknownSupplier: 'Non ancora noto',
  nipt: 'NIPT',
  state: 'Stato',
  notElectronic: 'Non elettronica',
  source: 'Origine',
  sources: { service: 'Fattura elettronica', portal: 'Self-Care' },
  withoutVat: 'Senza IVA',
  vat: 'IVA',
  total: 'Totale',
  type: 'Tipo',
  types: { CASH: 'In contanti', NONCASH: 'Non in contanti' },
  subject: 'Nostro cliente',
  eic: 'EIC',
  nivf: 'NIVF',
  nslf: 'NSLF',
  open: 'Apri l’acquisto',
  toAnswer: 'Da rispondere',
  exportCutTitle: 'Il file non li contiene tutti',
  exportCutText: (most) => `Nel file ci sono i primi ${most}. Restringete i filtri per gli altri.`,
  exportRule: 'Fino a 10 000 acquisti in un file.',
  refresh: {
    action: 'Aggiorna',
    done: 'Gli acquisti sono aggiornati.',
    tooLong: 'La risposta tarda. L’elenco si aggiorna da solo appena arriva.',
  },
  lacks: {
    service: {
      title: 'Manca il certificato',
      text: 'Senza certificato la piattaforma centrale non ci dà le fatture elettroniche dei fornitori.',
      action: 'Caricate il certificato',
    },
    portal: {
      title: 'Manca la password di Self-Care',
      text: 'Con la password di Self-Care arrivano anche le altre fatture, ognuna con fornitore e articoli.',
      action: 'Inserite la password',
    },
  },
  silent: {
    service: 'La piattaforma delle fatture elettroniche non è stata letta',
    portal: 'Self-Care non è stato letto',
    again: 'Ora non risponde; richiediamo da soli.',
    stays: 'Gli acquisti già ricevuti restano qui.',
  },
  unreadable: {
    title: (source, count) =>
      count === 1
        ? `${source}: 1 fattura non è stata letta`
        : `${source}: ${count} fatture non sono state lette`,
    text: 'Contengono valori che non si capiscono. Le altre sono qui; queste guardatele là.',
  },
  answer: {
    ACCEPTED: {
      action: 'Accetta',
      confirmTitle: (count) =>
        count === 1 ? 'Accettare la fattura elettronica?' : `Accettare ${count} fatture elettroniche?`,
      confirmText: 'La risposta arriva al fornitore e non si può ritirare.',
      done: (count) =>
        count === 1 ? 'La fattura elettronica è accettata.' : `${count} fatture elettroniche accettate.`,
      failed: 'La fattura elettronica non è stata accettata',
    },
    REFUSED: {
      action: 'Rifiuta',
      confirmTitle: (count) =>
        count === 1 ? 'Rifiutare la fattura elettronica?' : `Rifiutare ${count} fatture elettroniche?`,
      confirmText: 'La risposta arriva al fornitore e non si può ritirare.',
      done: (count) =>
        count === 1 ? 'La fattura elettronica è rifiutata.' : `${count} fatture elettroniche rifiutate.`,
      failed: 'La fattura elettronica non è stata rifiutata',
    },
    outcomes: {
      closed: 'Ha già avuto risposta, oppure è pagata.',
      'not-found': 'Non è più tra gli acquisti.',
      refused: 'La piattaforma centrale non ha preso la risposta.',
      unanswered: 'La piattaforma centrale non ha risposto. Non si sa se qualcosa è cambiato; riprovate.',
      'no-e-invoice': 'Non è una fattura elettronica, quindi non c’è nulla da rispondere.',
    },
  },
  paper: {
    action: 'Vedi il PDF',
    title: (number) => `Fattura ${number}`,
    failed: 'Il PDF non è stato ricevuto',
  },
  page: {
    title: 'Acquisto',
    heading: (number) => `Acquisto ${number}`,
    readFailed: 'L’acquisto non è stato letto',
    supplier: 'Fornitore',
    items: 'Articoli',
    article: 'Articolo',
    quantity: 'Quantità',
    unit: 'Unità',
    price: 'Prezzo senza IVA',
    noItems:
      'Gli articoli di questa fattura li ha solo Self-Care. Inserite la sua password nelle impostazioni.',
    vatByRate: 'IVA per aliquota',
    rate: 'Aliquota',
    base: 'Imponibile',
    totals: 'Totali',
    codes: 'Codici',
    none: 'Nessuno',
    answered: 'Risposta',
    answeredBy: (name, moment) => `${name}, il ${moment}`,
    exchangeRate: 'Cambio',
    later: 'Si conserva tutto ciò che serve a contabilità e magazzino; la registrazione arriverà più avanti.',
  },
  subjectOf: {
    title: 'Nostro cliente',
    text: 'Quale dei vostri clienti è questo fornitore. Il conto dell’acquisto si apre sotto di esso.',
    account: 'Conto',
    choose: 'Cercate per nome o NIPT',
    assign: 'Collega',
    unassign: 'Scollega',
    done: 'L’acquisto è collegato.',
    undone: 'L’acquisto non è più collegato.',
    failed: 'L’acquisto non è stato collegato',
  },
};
