import { firstStartPath } from '../session/public-path.ts';
import { anyLevel, type Screen } from '../session/screen.ts';

/** The screens of a signed-out user. */
export const authScreens: readonly Screen[] = [
  {
    area: 'public',
    path: '/',
    key: null,
    levels: anyLevel,
    title: ({ access }) => access.signInTitle,
    page: null,
  },
  {
    area: 'public',
    path: '/select_business',
    key: null,
    levels: anyLevel,
    title: ({ access }) => access.selectBusiness,
    page: null,
  },
  {
    area: 'public',
    path: '/v/:code',
    key: null,
    levels: anyLevel,
    title: ({ verification }) => verification.verifyTitle,
    page: null,
  },
  {
    area: 'public',
    path: '/r/:code',
    key: null,
    levels: anyLevel,
    title: ({ verification }) => verification.resetTitle,
    page: null,
  },
  {
    area: 'public',
    path: '/forgot',
    key: null,
    levels: anyLevel,
    title: ({ verification }) => verification.forgotTitle,
    page: null,
  },
  {
    area: 'public',
    path: firstStartPath,
    key: null,
    levels: anyLevel,
    title: ({ verification }) => verification.firstStart.title,
    page: null,
  },
  {
    area: 'public',
    path: '/mailbox',
    key: null,
    levels: anyLevel,
    title: ({ verification }) => verification.mailbox.title,
    page: null,
  },
];
