import type { Role } from '@tezga/domain';
import type { BusinessContext, Person } from '../../platform/http/context.ts';

/** Where and by whom a sale is made. */
export interface Selling extends Pick<BusinessContext, 'transaction' | 'businessId' | 'config' | 'clock'> {
  readonly person: Pick<Person, 'id' | 'name'>;
  /** Decides which prices and discounts the person may set. */
  readonly role: Pick<Role, 'code' | 'posPermissions'>;
}
