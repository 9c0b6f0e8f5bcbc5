import type { Phrases } from '../phrases.ts';

export const shell: Phrases['shell'] = {
  backoffice: 'Backoffice',
  superAdmin: 'Super-admin',
  search: 'Cerca pagine e azioni...',
  searchShort: 'Cerca',
  navigation: 'Navigazione',
  openNavigation: 'Apri la navigazione',
  closeNavigation: 'Chiudi la navigazione',
  collapse: 'Restringi la navigazione',
  expand: 'Allarga la navigazione',
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
};
