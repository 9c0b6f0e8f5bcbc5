import type { Phrases } from '../phrases.ts';

export const shell: Phrases['shell'] = {
  backoffice: 'Backoffice',
  superAdmin: 'Super admin',
  search: 'Search pages and actions...',
  searchShort: 'Search',
  navigation: 'Navigation',
  openNavigation: 'Open the navigation',
  closeNavigation: 'Close the navigation',
  collapse: 'Narrow the navigation',
  expand: 'Widen the navigation',
  language: 'Language',
  languageNames: {
    sq: 'Shqip',
    en: 'English',
    it: 'Italiano',
  },
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  account: 'Account',
  skip: 'Skip to the content',
  pages: 'Pages',
  actions: 'Actions',
  settings: 'Settings',
};
