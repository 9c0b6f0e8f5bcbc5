import type { Phrases } from '@tezga/phrases';
import { IconCategory, IconShieldLock, IconUsers, type Icon } from '@tabler/icons-react';

export interface SettingsLink {
  /** A page of its own. */
  readonly path: string;
  readonly icon: Icon;
  readonly group: keyof Phrases['settings']['groups'];
}

/** What people look for among the settings and what has a page of its own. */
export const settingsLinks: readonly SettingsLink[] = [
  { path: '/category', icon: IconCategory, group: 'sales' },
  { path: '/employees', icon: IconUsers, group: 'people' },
  { path: '/roles', icon: IconShieldLock, group: 'people' },
];
