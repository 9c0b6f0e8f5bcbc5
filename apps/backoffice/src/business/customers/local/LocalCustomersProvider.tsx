import { businessLevel } from '@tezga/domain';
import { forgetDatabases } from '@tezga/local-store/forget';
import { usePhrases } from '@tezga/ui';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useSession } from '../../../session/session-context.ts';
import { localCustomersOf, noLocalCustomers } from './local-customers.ts';
import { LocalCustomersContext } from './local-customers-context.ts';

/** Provides the local copy of customers; deletes the copy if the role may not read customers. */
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
    // The role may have lost access to customers while the user works, so an earlier copy is deleted.
    if (!mayRead) void forgetDatabases(['customer']);
  }, [mayRead]);
  return <LocalCustomersContext value={customers}>{children}</LocalCustomersContext>;
}

/** A ref to the current phrases, so that changing the language does not restart the worker. */
function useSentencesInUse() {
  const { localStore } = usePhrases();
  const inUse = useRef(localStore);
  useEffect(() => {
    inUse.current = localStore;
  }, [localStore]);
  return inUse;
}
