import type { Phrases } from '../phrases.ts';

export const messages: Phrases['messages'] = {
  greeting: (name) => `Salve ${name},`,
  copyLink: 'Se il pulsante non si apre, copi questo indirizzo nel browser:',
  signature: 'Il team di Tezga',
  notYou:
    'Se non è stato Lei, imposti subito una nuova password con «Password dimenticata?» nella pagina di accesso e avvisi chi segue la Sua attività.',
  welcome: {
    subject: 'Il Suo account Tezga è pronto',
    before: (businessName) =>
      businessName === null
        ? 'Benvenuto! È stato aperto per Lei un account in Tezga.'
        : `Benvenuto! È stato aperto per Lei un account in Tezga per l’attività ${businessName}.`,
    credentials: (username, password) => `Utente: ${username}\nPassword: ${password}`,
    button: 'Acceda a Tezga',
    after:
      'Al primo accesso Le verrà chiesto di scegliere una password Sua. Non la dica a nessuno, nemmeno a noi.',
    sms: (username, password, link) =>
      `Tezga: il Suo account è pronto. Utente: ${username} Password: ${password} Acceda: ${link}`,
  },
  verification: {
    subject: 'Verifichi la Sua e-mail in Tezga',
    before:
      'Questa e-mail è stata indicata per il Suo account Tezga. Apra il collegamento per confermare che è Sua.',
    button: 'Verifica l’e-mail',
    after:
      'Il collegamento vale 24 ore e una sola volta. Se non si aspettava questo messaggio, non faccia nulla.',
    sms: (code, link) => `Tezga: codice di verifica ${code} (vale 24 ore). Lo scriva o apra: ${link}`,
  },
  reset: {
    subject: 'Una nuova password per Tezga',
    before:
      'È stata chiesta una nuova password per il Suo account Tezga. Apra il collegamento per sceglierla.',
    button: 'Scelga la nuova password',
    after:
      'Il collegamento vale 30 minuti e una sola volta. Se non l’ha chiesto Lei, non faccia nulla: la password resta quella di prima.',
    sms: (code, link) =>
      `Tezga: codice per la nuova password ${code} (vale 30 minuti). Lo scriva o apra: ${link}`,
  },
  joined: {
    subject: (businessName) => `${businessName} La invita come dipendente`,
    text: (businessName) =>
      `L’attività ${businessName} La invita come dipendente in Tezga. Acceda con l’account e la password che ha già, e accetti o rifiuti in Il mio conto › Inviti.`,
    after: 'Nulla cambia finché non accetta. Non dica la password a nessuno.',
    sms: (businessName) =>
      `Tezga: ${businessName} La invita come dipendente. Acceda e accetti in Il mio conto, Inviti.`,
  },
  report: {
    subject: (title, businessName) => `${title} · ${businessName}`,
    text: (title, businessName) => `Il rapporto “${title}” di ${businessName} è allegato in PDF.`,
    after:
      'Lo riceve perché è tra i destinatari. Chi può inviarlo lo cambia nel rapporto, con “Invia per e-mail”.',
  },
  notices: {
    passwordChanged: {
      subject: 'La Sua password è stata cambiata',
      text: 'La password del Suo account Tezga è appena stata cambiata. Gli altri dispositivi su cui aveva effettuato l’accesso sono stati disconnessi.',
      sms: 'Tezga: la Sua password è stata cambiata. Se non è stato Lei, ne imposti subito una nuova nella pagina di accesso.',
    },
    passwordGiven: {
      subject: 'La Sua password è stata impostata da altri',
      text: 'Su Sua richiesta, la password del Suo account Tezga è stata impostata da chi lo segue. Tutti i dispositivi sono stati disconnessi e al primo accesso Le verrà chiesto di scegliere una password Sua.',
      sms: 'Tezga: su Sua richiesta la password è stata impostata da altri. Al prossimo accesso ne scelga una Sua.',
    },
    emailChangeBegun: {
      subject: 'L’e-mail del Suo account sta per cambiare',
      text: 'Per il Suo account Tezga è stata indicata una nuova e-mail. Varrà non appena sarà verificata.',
      sms: 'Tezga: per il Suo account è stata indicata una nuova e-mail. Se non è stato Lei, cambi subito la password.',
    },
    phoneChangeBegun: {
      subject: 'Il telefono del Suo account sta per cambiare',
      text: 'Per il Suo account Tezga è stato indicato un nuovo telefono. Varrà non appena sarà verificato.',
      sms: 'Tezga: per il Suo account è stato indicato un nuovo telefono. Se non è stato Lei, cambi subito la password.',
    },
    emailReplaced: {
      subject: 'L’e-mail del Suo account è stata cambiata',
      text: 'L’e-mail del Suo account Tezga è stata sostituita. Con l’indirizzo di prima non si accede più.',
      sms: "Tezga: l'e-mail del Suo account è stata cambiata. Se non è stato Lei, cambi subito la password.",
    },
    phoneReplaced: {
      subject: 'Il telefono del Suo account è stato cambiato',
      text: 'Il telefono del Suo account Tezga è stato sostituito. Con il numero di prima non si accede più.',
      sms: 'Tezga: il telefono del Suo account è stato cambiato. Se non è stato Lei, cambi subito la password.',
    },
  },
};
