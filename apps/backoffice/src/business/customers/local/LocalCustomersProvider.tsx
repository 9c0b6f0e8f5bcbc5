import { businessLevel } from '@tezga/domain';
import { forgetDatabases } from '@tezga/local-store/forget';
import { usePhrases } from '@tezga/ui';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useSession } from '../../../session/session-context.ts';
import { localCustomersOf, noLocalCustomers } from './local-customers.ts';
import { LocalCustomersContext } from './local-customers-context.ts';

/** Keeps a copy of the customers for those who may see them, and leaves none to those who may not. */
export function LocalCustomersProvider({ children }: { readonly children: ReactNode }) {
  const { area, facts, role } = useSession();
  const { userId, businessId } = facts;
  const mayRead = area === 'business' && businessLevel(role, 'customers') !== 'none';
  const sentences = useSentencesInUse();
  const customers = useMemo(() => {
    if (!mayRead || businessId === null) return noLocalCustomers;
    return localCustomersOf({ businessId, userId }, ({ problem, text }) => {
      // oxlint-disable-next-line eslint/no-console -- the specification wants errors of the local store and of the sync in the log only
      console.warn(problem === null ? text : sentences.current[problem]);
    });
  }, [mayRead, businessId, userId, sentences]);
  useEffect(() => customers.start(), [customers]);
  useEffect(() => {
    // A role may lose the customers while someone works: what was copied before goes too.
    if (!mayRead) void forgetDatabases();
  }, [mayRead]);
  return <LocalCustomersContext value={customers}>{children}</LocalCustomersContext>;
}

/** Read only when something is to be said, so that another language is no reason to begin anew. */
function useSentencesInUse() {
  const { localStore } = usePhrases();
  const inUse = useRef(localStore);
  useEffect(() => {
    inUse.current = localStore;
  }, [localStore]);
  return inUse;
}
