import { newInvoicePath } from '../business/sales/paths.ts';
import { newNotePath } from '../business/wtn/paths.ts';
import { screens, type Screen } from '../screens.ts';
import { mayEnter } from '../session/guard.ts';
import type { Session } from '../session/session-context.ts';

/** Where new things are made, the most frequent first. */
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

/** What this role may make from anywhere. */
export function creatableFor({ area, role }: Pick<Session, 'area' | 'role'>): Screen[] {
  return paths.flatMap(
    (path) => screens.find((screen) => screen.path === path && mayEnter(screen, area, role)) ?? [],
  );
}
