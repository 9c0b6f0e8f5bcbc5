import type { Role } from '@tezga/domain';
import type { BusinessContext, Person } from '../../platform/http/context.ts';

/** The context of a sale: the business and the person who sells. */
export interface Selling extends Pick<BusinessContext, 'transaction' | 'businessId' | 'config' | 'clock'> {
  readonly person: Pick<Person, 'id' | 'name'>;
  /** Decides which prices and discounts the person may set. */
  readonly role: Pick<Role, 'code' | 'posPermissions'>;
  /** Takes further locks between those of the drawer and those of the balances of customers. */
  readonly beforePosting?: () => Promise<void>;
}
