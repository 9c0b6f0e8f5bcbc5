import {
  IconAdjustments,
  IconBook2,
  IconBuildingBank,
  IconBuildingStore,
  IconCashRegister,
  IconCategory,
  IconChartBar,
  IconClock,
  IconDatabaseExport,
  IconFileInvoice,
  IconHistory,
  IconLayoutDashboard,
  IconMailbox,
  IconSettings,
  IconShieldLock,
  IconShoppingCart,
  IconTableImport,
  IconTag,
  IconTruckDelivery,
  IconUsers,
  IconUsersGroup,
  type Icon,
} from '@tabler/icons-react';
import type { Phrases } from '@tezga/phrases';
import type { Screen } from '../session/screen.ts';
import { mayEnter } from '../session/guard.ts';
import type { NavigationGroup, NavigationItem, Reader } from '../session/screens-context.ts';
import type { Session } from '../session/session-context.ts';
import { backupsPath } from '../admin/backups/index.ts';
import { journalPath } from '../business/accounting/index.ts';
import { dashboardPath } from '../business/dashboard/index.ts';
import { electronicPath, purchasesPath } from '../business/purchases/index.ts';
import { receiptsPath, salesPath, waitingPath, wtnPath } from '../kits/documents/document-paths.ts';

interface Place {
  readonly path: string;
  readonly icon: Icon;
  readonly label?: (phrases: Phrases) => string;
  /** Found by name only: what stands by itself in the navigation does not become a group for it. */
  readonly isOnlyInPalette?: boolean;
}

const layout: Record<
  Session['area'],
  readonly (Omit<NavigationGroup, 'items'> & { places: readonly Place[] })[]
> = {
  business: [
    {
      id: 'dashboard',
      title: null,
      icon: IconLayoutDashboard,
      places: [{ path: dashboardPath, icon: IconLayoutDashboard }],
    },
    {
      id: 'sales',
      title: ({ sales }) => sales.group,
      icon: IconFileInvoice,
      places: [
        { path: receiptsPath, icon: IconFileInvoice },
        { path: waitingPath, icon: IconClock },
        { path: wtnPath, icon: IconTruckDelivery },
        { path: salesPath, icon: IconChartBar },
      ],
    },
    {
      id: 'purchases',
      title: ({ purchases }) => purchases.group,
      icon: IconShoppingCart,
      places: [
        { path: purchasesPath, icon: IconShoppingCart },
        { path: electronicPath, icon: IconMailbox },
      ],
    },
    {
      id: 'articles',
      title: ({ articles }) => articles.group,
      icon: IconTag,
      places: [
        { path: '/articles', icon: IconTag },
        { path: '/category', icon: IconCategory },
        {
          path: '/articles/import-article',
          icon: IconTableImport,
          label: ({ shell }) => shell.importing,
        },
      ],
    },
    {
      id: 'customers',
      title: null,
      icon: IconUsersGroup,
      places: [
        { path: '/customers', icon: IconUsersGroup },
        { path: '/customers/import-customers', icon: IconTableImport, isOnlyInPalette: true },
      ],
    },
    {
      id: 'cash-register',
      title: null,
      icon: IconCashRegister,
      places: [{ path: '/external-modules/online-cash-register/entry', icon: IconCashRegister }],
    },
    {
      id: 'accounting',
      title: null,
      icon: IconBook2,
      places: [{ path: journalPath, icon: IconBook2 }],
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
    {
      id: 'backups',
      title: null,
      icon: IconDatabaseExport,
      places: [{ path: backupsPath, icon: IconDatabaseExport }],
    },
  ],
};

/** What the navigation shows to this role: nothing it may not enter, and no group without pages. */
export function navigationFor(screens: readonly Screen[], reader: Reader): NavigationGroup[] {
  return groupsOf(screens, reader, ({ isOnlyInPalette = false }) => !isOnlyInPalette);
}

/** What the palette finds by name: the navigation, and pages that are reached from their lists. */
export function palettePagesFor(screens: readonly Screen[], reader: Reader): NavigationGroup[] {
  return groupsOf(screens, reader, () => true);
}

function groupsOf(
  screens: readonly Screen[],
  { area, role }: Reader,
  isWanted: (place: Place) => boolean,
): NavigationGroup[] {
  const open = (path: string) =>
    screens.find((screen) => screen.path === path && mayEnter(screen, area, role));
  return layout[area].flatMap(({ id, title, icon, places }) => {
    const items = places.filter(isWanted).flatMap((place): NavigationItem[] => {
      const screen = open(place.path);
      return screen === undefined ? [] : [{ screen, icon: place.icon, label: place.label ?? screen.title }];
    });
    return items.length === 0 ? [] : [{ id, title, icon, items }];
  });
}
