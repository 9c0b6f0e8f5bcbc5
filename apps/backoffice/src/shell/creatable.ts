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

/** The create pages that this role may open. */
export function creatableFor(screens: readonly Screen[], { area, role }: Reader): Screen[] {
  return paths.flatMap(
    (path) => screens.find((screen) => screen.path === path && mayEnter(screen, area, role)) ?? [],
  );
}
