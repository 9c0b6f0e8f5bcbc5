import type { Phrases } from '../phrases.ts';

export const shell: Phrases['shell'] = {
  backoffice: 'Backoffice',
  superAdmin: 'Super-admin',
  search: 'Cerca ovunque...',
  searchShort: 'Cerca',
  create: 'Crea',
  navigation: 'Navigazione',
  openNavigation: 'Apri la navigazione',
  closeNavigation: 'Chiudi la navigazione',
  collapse: 'Restringi la navigazione',
  expand: 'Allarga la navigazione',
  clock: {
    ahead: (minutes: number) =>
      `L’orologio del server è ${minutes} minuti avanti rispetto a quello del fisco`,
    behind: (minutes: number) =>
      `L’orologio del server è ${minutes} minuti indietro rispetto a quello del fisco`,
    text: 'Finché non è regolato non si emette alcuna fattura né documento di trasporto. L’amministratore deve regolare l’orologio del server; poi l’emissione riprende da sola.',
  },
  language: 'Lingua',
  languageNames: {
    sq: 'Shqip',
    en: 'English',
    it: 'Italiano',
  },
  theme: 'Aspetto',
  light: 'Chiaro',
  dark: 'Scuro',
  account: 'Conto',
  skip: 'Vai al contenuto',
  pages: 'Pagine',
  actions: 'Azioni',
  settings: 'Impostazioni',
  importing: 'Importazione',
  refused: {
    forbidden: (page) => `Il ruolo attuale non apre la pagina «${page}»`,
    forbiddenHint: 'Il titolare dell’azienda può permetterla in Ruoli.',
    closed: (page: string) => `La pagina «${page}» è chiusa su questo server`,
    closedHint:
      'L’impostazione TEZGA_FULL_ADMIN del server apre le pagine che non fanno parte di una dimostrazione.',
    unknown: (path) => `L’indirizzo ${path} non esiste`,
    unknownHint: 'Scegliere una pagina nel menu o cercare con Ctrl K.',
  },
  terms: 'Termini e condizioni',
  help: 'Aiuto',
  noScreen: 'Nessuna pagina per il ruolo attuale',
  noScreenHint: 'Il ruolo attuale non apre ancora alcuna pagina. Il titolare può cambiarlo.',
  viewRemoved: (name: string) => `Il filtro «${name}» è stato tolto`,
};
