import { createContext, use } from 'react';
import { noLocalCustomers, type LocalCustomers } from './local-customers.ts';

export const LocalCustomersContext = createContext<LocalCustomers>(noLocalCustomers);

/** The local copy of customers; always empty if the role may not read customers. */
export function useLocalCustomers(): LocalCustomers {
  return use(LocalCustomersContext);
}
