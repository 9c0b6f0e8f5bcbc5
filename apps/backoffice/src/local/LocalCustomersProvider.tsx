import { businessLevel } from '@tezga/domain';
import { usePhrases } from '@tezga/ui';
import { useEffect, useMemo, type ReactNode } from 'react';
import { useSession } from '../session/session-context.ts';
import { localCustomersOf, noLocalCustomers } from './local-customers.ts';
import { LocalCustomersContext } from './local-customers-context.ts';

/** Keeps a copy of the customers for those who may see them. */
export function LocalCustomersProvider({ children }: { readonly children: ReactNode }) {
  const { area, facts, role } = useSession();
  const { userId, businessId } = facts;
  const { localStore: sentences } = usePhrases();
  const mayRead = area === 'business' && businessLevel(role, 'customers') !== 'none';
  const customers = useMemo(() => {
    if (!mayRead || businessId === null) return noLocalCustomers;
    return localCustomersOf({ businessId, userId }, ({ problem, text }) => {
      // oxlint-disable-next-line eslint/no-console -- the specification wants errors of the local store and of the sync in the log only
      console.warn(problem === null ? text : sentences[problem]);
    });
  }, [mayRead, businessId, userId, sentences]);
  useEffect(() => customers.start(), [customers]);
  return <LocalCustomersContext value={customers}>{children}</LocalCustomersContext>;
}
