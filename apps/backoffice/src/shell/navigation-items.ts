import {
  IconAdjustments,
  IconBook2,
  IconBookmark,
  IconBuildingBank,
  IconBuildingFactory2,
  IconBuildingStore,
  IconCashRegister,
  IconCategory,
  IconChartBar,
  IconListCheck,
  IconClock,
  IconClipboardCheck,
  IconClipboardList,
  IconCoin,
  IconCoins,
  IconDatabaseExport,
  IconDeviceDesktopAnalytics,
  IconFileInvoice,
  IconHistory,
  IconIdBadge2,
  IconLayoutDashboard,
  IconMail,
  IconMailbox,
  IconPackageExport,
  IconPackageImport,
  IconPackages,
  IconReportAnalytics,
  IconScale,
  IconSettings,
  IconShieldLock,
  IconShoppingCart,
  IconShoppingCartPlus,
  IconTableImport,
  IconTag,
  IconTransfer,
  IconTruckDelivery,
  IconUsers,
  IconUserShield,
  type Icon,
} from '@tabler/icons-react';
import type { Phrases } from '@tezga/phrases';
import type { Screen } from '../session/screen.ts';
import { mayEnter } from '../session/guard.ts';
import type { NavigationGroup, NavigationItem, Reader } from '../session/screens-context.ts';
import type { Session } from '../session/session-context.ts';
import { backupsPath } from '../admin/backups/index.ts';
import { fleetPath } from '../admin/fleet/index.ts';
import { journalPath } from '../business/accounting/index.ts';
import { dashboardPath } from '../business/dashboard/index.ts';
import { reports } from '../business/reports/index.ts';
import {
  centralPath,
  electronicPath,
  newInvoicePath,
  orderPath,
  ordersPath,
  purchasesPath,
  receiptsPath,
  salesPath,
  selfCarePath,
  stockListPath,
  stockPath,
  stocktakesPath,
  subjectsPath,
  valuationPath,
  waitingPath,
  warehousePaths,
  wtnPath,
} from '../kits/documents/document-paths.ts';

interface Entry {
  readonly path: string;
  readonly icon: Icon;
  readonly label?: (phrases: Phrases) => string;
  /**
   * URL parameters that open the page in a certain state, such as with its drafts. The palette leaves such an item
   * out, because it lists pages only.
   */
  readonly search?: Readonly<Record<string, string>>;
  /** Path of another page that contains this one: a user who may open that page gets no separate item for this one. */
  readonly unlessOpen?: string;
  /** Paths of pages without an item in the navigation; on these pages this item is marked as current. */
  readonly pathsBelow?: readonly string[];
  /** Only in the palette, so that a single navigation item does not become a group because of it. */
  readonly isOnlyInPalette?: boolean;
}

const layout: Record<
  Session['area'],
  readonly (Omit<NavigationGroup, 'items'> & { entries: readonly Entry[] })[]
> = {
  business: [
    {
      id: 'dashboard',
      title: null,
      icon: IconLayoutDashboard,
      entries: [{ path: dashboardPath, icon: IconLayoutDashboard }],
    },
    {
      id: 'sales',
      title: ({ sales }) => sales.group,
      icon: IconFileInvoice,
      entries: [
        { path: receiptsPath, icon: IconFileInvoice },
        { path: ordersPath, icon: IconClipboardList },
        {
          path: newInvoicePath,
          icon: IconBookmark,
          search: { start: 'drafts' },
          label: ({ newInvoice }) => newInvoice.drafts.title,
        },
        { path: waitingPath, icon: IconClock },
        { path: wtnPath, icon: IconTruckDelivery },
        { path: centralPath, icon: IconMail },
        { path: salesPath, icon: IconChartBar },
      ],
    },
    {
      id: 'purchases',
      title: ({ purchases }) => purchases.group,
      icon: IconShoppingCart,
      entries: [
        { path: purchasesPath, icon: IconShoppingCart },
        { path: electronicPath, icon: IconMailbox },
      ],
    },
    {
      id: 'articles',
      title: ({ articles }) => articles.group,
      icon: IconTag,
      entries: [
        { path: '/articles', icon: IconTag, pathsBelow: [stockPath] },
        { path: '/category', icon: IconCategory },
        { path: '/articles/import-article', icon: IconTableImport, label: ({ shell }) => shell.importing },
      ],
    },
    {
      id: 'warehouse',
      title: ({ warehouse }) => warehouse.group,
      icon: IconPackages,
      entries: [
        { path: stockListPath, icon: IconPackages },
        { path: warehousePaths.entry, icon: IconPackageImport },
        { path: warehousePaths.exit, icon: IconPackageExport },
        { path: warehousePaths.adjustment, icon: IconClipboardCheck },
        { path: warehousePaths['cost-adjustment'], icon: IconCoin },
        { path: warehousePaths.production, icon: IconBuildingFactory2 },
        { path: warehousePaths.transfer, icon: IconTransfer },
        { path: orderPath, icon: IconShoppingCartPlus },
        { path: stocktakesPath, icon: IconListCheck },
        { path: valuationPath, icon: IconCoins },
      ],
    },
    {
      id: 'customers',
      title: null,
      icon: IconUsers,
      entries: [
        { path: '/customers', icon: IconUsers },
        { path: '/customers/import-customers', icon: IconTableImport, isOnlyInPalette: true },
      ],
    },
    { id: 'payments', title: null, icon: IconScale, entries: [{ path: subjectsPath, icon: IconScale }] },
    {
      id: 'cash-register',
      title: null,
      icon: IconCashRegister,
      entries: [{ path: '/external-modules/online-cash-register/entry', icon: IconCashRegister }],
    },
    {
      id: 'reports',
      title: ({ reports: words }) => words.group,
      icon: IconReportAnalytics,
      entries: reports.map(({ path, icon }) => ({ path, icon })),
    },
    {
      id: 'accounting',
      title: null,
      icon: IconBook2,
      entries: [{ path: journalPath, icon: IconBook2 }],
    },
    {
      id: 'settings',
      title: ({ shell }) => shell.settings,
      icon: IconSettings,
      entries: [
        { path: '/settings', icon: IconAdjustments, pathsBelow: ['/accounts'] },
        { path: '/accounts', icon: IconBuildingBank, unlessOpen: '/settings' },
        { path: '/employees', icon: IconIdBadge2 },
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
      entries: [{ path: '/business', icon: IconBuildingStore }],
    },
    {
      id: 'fleet',
      title: null,
      icon: IconDeviceDesktopAnalytics,
      entries: [{ path: fleetPath, icon: IconDeviceDesktopAnalytics }],
    },
    {
      id: 'self-care',
      title: null,
      icon: IconBuildingBank,
      entries: [{ path: selfCarePath, icon: IconBuildingBank }],
    },
    {
      id: 'admins',
      title: ({ admins }) => admins.group,
      icon: IconUserShield,
      entries: [
        { path: '/accounts', icon: IconUserShield },
        { path: '/roles', icon: IconShieldLock },
      ],
    },
    {
      id: 'backups',
      title: null,
      icon: IconDatabaseExport,
      entries: [{ path: backupsPath, icon: IconDatabaseExport }],
    },
  ],
};

/** The navigation of this role: only pages it may open, and no empty groups. */
export function navigationFor(screens: readonly Screen[], reader: Reader): NavigationGroup[] {
  return groupsOf(screens, reader, ({ isOnlyInPalette = false }) => !isOnlyInPalette);
}

/** The pages the palette finds by name: the navigation, and pages that are opened from their lists. */
export function palettePagesFor(screens: readonly Screen[], reader: Reader): NavigationGroup[] {
  return groupsOf(screens, reader, ({ search }) => search === undefined, { withContained: true });
}

function groupsOf(
  screens: readonly Screen[],
  { area, role }: Reader,
  isWanted: (entry: Entry) => boolean,
  { withContained = false } = {},
): NavigationGroup[] {
  const open = (path: string) =>
    screens.find((screen) => screen.path === path && mayEnter(screen, area, role));
  return layout[area].flatMap(({ id, title, icon, entries }) => {
    const items = entries.filter(isWanted).flatMap((entry): NavigationItem[] => {
      const screen = open(entry.path);
      const { icon: shown, search, unlessOpen, pathsBelow = [] } = entry;
      const isContained = !withContained && unlessOpen !== undefined && open(unlessOpen) !== undefined;
      if (screen === undefined || isContained) return [];
      const label = entry.label ?? screen.title;
      const paths = [entry.path, ...pathsBelow];
      return [{ screen, icon: shown, label, ...(search === undefined ? { paths } : { paths: [], search }) }];
    });
    return items.length === 0 ? [] : [{ id, title, icon, items }];
  });
}
