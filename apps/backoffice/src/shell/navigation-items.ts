import {
  IconAdjustments,
  IconBuildingBank,
  IconBuildingStore,
  IconCategory,
  IconHistory,
  IconSettings,
  IconShieldLock,
  IconTag,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import type { Phrases } from '@tezga/phrases';
import { screens, type Screen } from '../screens.ts';
import { mayEnter } from '../session/guard.ts';
import type { Session } from '../session/session-context.ts';

export interface NavigationItem {
  readonly screen: Screen;
  readonly icon: Icon;
}

export interface NavigationGroup {
  readonly id: string;
  /** Null for an item that stands by itself. */
  readonly title: ((phrases: Phrases) => string) | null;
  readonly icon: Icon;
  readonly items: readonly NavigationItem[];
}

interface Place {
  readonly path: string;
  readonly icon: Icon;
}

const layout: Record<
  Session['area'],
  readonly (Omit<NavigationGroup, 'items'> & { places: readonly Place[] })[]
> = {
  business: [
    {
      id: 'articles',
      title: ({ articles }) => articles.group,
      icon: IconTag,
      places: [
        { path: '/articles', icon: IconTag },
        { path: '/category', icon: IconCategory },
      ],
    },
    {
      id: 'customers',
      title: null,
      icon: IconUsersGroup,
      places: [{ path: '/customers', icon: IconUsersGroup }],
    },
    {
      id: 'settings',
      title: ({ shell }) => shell.settings,
      icon: IconSettings,
      places: [
        { path: '/settings', icon: IconAdjustments },
        { path: '/accounts', icon: IconBuildingBank },
        { path: '/employees', icon: IconUsers },
        { path: '/roles', icon: IconShieldLock },
        { path: '/activity', icon: IconHistory },
      ],
    },
  ],
  'super-admin': [
    {
      id: 'businesses',
      title: null,
      icon: IconBuildingStore,
      places: [{ path: '/business', icon: IconBuildingStore }],
    },
  ],
};

/** What the navigation shows to this role: nothing it may not enter, and no group without pages. */
export function navigationFor({ area, role }: Pick<Session, 'area' | 'role'>): NavigationGroup[] {
  const open = (path: string) =>
    screens.find((screen) => screen.path === path && mayEnter(screen, area, role));
  return layout[area].flatMap(({ id, title, icon, places }) => {
    const items = places.flatMap((place) => {
      const screen = open(place.path);
      return screen === undefined ? [] : [{ screen, icon: place.icon }];
    });
    return items.length === 0 ? [] : [{ id, title, icon, items }];
  });
}
