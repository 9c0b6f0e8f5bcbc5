import type { Role } from '@tezga/domain';
import type { BusinessContext, Person } from '../../platform/http/context.ts';

/** The context of a sale: the business and the person who sells. */
export interface Selling extends Pick<BusinessContext, 'transaction' | 'businessId' | 'config' | 'clock'> {
  readonly person: Pick<Person, 'id' | 'name'>;
  /** Decides which prices and discounts the person may set. */
  readonly role: Pick<Role, 'code' | 'posPermissions'>;
  /** Called between the locks on the drawer and on the balances of customers, to take further locks in this order. */
  readonly beforePosting?: () => Promise<void>;
}
