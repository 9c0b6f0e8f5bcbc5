import type { Phrases } from '../phrases.ts';

export const activity: Phrases['activity'] = {
  title: 'Activity',
  at: 'Time',
  user: 'Who',
  action: 'Deed',
  subject: 'About',
  device: 'Device',
  requestId: 'Request code',
  searchHint: 'Name, subject, request code',
  period: 'Date',
  rows: 'deeds',
  emptyTitle: 'Nothing yet',
  emptyText: 'Who did what and when is written here, for every change in the business.',
  actions: {
    'access.signIn': 'Signed in',
    'access.refreshToken': 'Entered the business',
    'access.signOut': 'Signed out',
    'views.add': 'Saved a filter',
    'views.remove': 'Removed a filter',
  },
};
