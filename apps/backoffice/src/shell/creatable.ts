import type { Screen } from '../session/screen.ts';
import { mayEnter } from '../session/guard.ts';
import type { Reader } from '../session/screens-context.ts';
import { newInvoicePath, newNotePath } from '../kits/documents/document-paths.ts';

/** The paths of pages that create a record, the most frequent first. */
const paths = [
  newInvoicePath,
  newNotePath,
  '/articles/add-article',
  '/customers/add-customer',
  '/external-modules/online-cash-register/entry/add',
  '/category/add-category',
  '/employees/add-employee',
  '/roles/add',
  '/accounts/addEditAccount',
  '/shops/add-shop',
];

interface Creatable extends Pick<Screen, 'path' | 'title'> {
  readonly key: string;
  readonly search: Readonly<Record<string, string>>;
}

/** The items of the create menu: the pages, and an order, which is a new invoice that is paid later. */
export function createItemsFor(screens: readonly Screen[], reader: Reader): Creatable[] {
  return creatableFor(screens, reader).flatMap(({ path, title }) => {
    const item = { key: path, path, title, search: {} };
    if (path !== newInvoicePath) return [item];
    const order = { start: 'order' };
    return [item, { key: 'order', path, title: ({ orders }) => orders.newOrder, search: order }];
  });
}

/** The create pages that this role may open. */
export function creatableFor(screens: readonly Screen[], { area, role }: Reader): Screen[] {
  return paths.flatMap(
    (path) => screens.find((screen) => screen.path === path && mayEnter(screen, area, role)) ?? [],
  );
}
