import { createContext, use } from 'react';
import { noLocalCustomers, type LocalCustomers } from './local-customers.ts';

export const LocalCustomersContext = createContext<LocalCustomers>(noLocalCustomers);

/** The customers this browser knows; nobody knows any where the role may not see them. */
export function useLocalCustomers(): LocalCustomers {
  return use(LocalCustomersContext);
}
