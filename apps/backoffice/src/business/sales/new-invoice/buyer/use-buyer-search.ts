import { businessLevel, isNuis } from '@tezga/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../../session/session-context.ts';
import { buyerOfCustomer, buyerOfTaxpayer } from './buyer-form.ts';
import type { BuyerForm } from '../cart-form.ts';
import { newInvoiceQueries } from '../queries.ts';
import { usePaused } from '../../../../kits/forms/use-paused.ts';
import { useLocalCustomers } from '../../../customers/index.ts';

const pauseMs = 80;

export interface FoundBuyer {
  readonly buyer: BuyerForm;
  readonly isFromRegister: boolean;
}

type Found = Awaited<ReturnType<NonNullable<ReturnType<typeof newInvoiceQueries.buyers>['queryFn']>>>;

const buyersOf = ({ customers, taxpayers }: Found): FoundBuyer[] => [
  ...taxpayers.map((taxpayer) => ({ buyer: buyerOfTaxpayer(taxpayer), isFromRegister: true })),
  ...customers.map((customer) => ({ buyer: buyerOfCustomer(customer), isFromRegister: false })),
];

/** Searches buyers by NIPT or name, if the role may see customers. */
export function useBuyerSearch(choose: (found: FoundBuyer) => void) {
  const queries = useQueryClient();
  const local = useLocalCustomers();
  const mayRead = businessLevel(useSession().role, 'customers') !== 'none';
  const [text, setText] = useState('');
  const typed = text.trim();
  const sought = usePaused(typed, pauseMs);
  const query = useQuery({
    ...newInvoiceQueries.buyers(sought, local),
    enabled: mayRead && sought !== '',
  });
  const isCurrent = sought === typed && !query.isFetching;
  const found = typed !== '' && isCurrent && query.data !== undefined ? buyersOf(query.data) : [];
  const take = (buyer: FoundBuyer) => {
    setText('');
    choose(buyer);
  };
  /** Enter may come before the debounced search: it fetches the results itself and takes the first. */
  const enter = async () => {
    if (typed === '' || !mayRead) return;
    const [first] = buyersOf(await queries.fetchQuery(newInvoiceQueries.buyers(typed, local)));
    if (first !== undefined) take(first);
  };
  return {
    text,
    setText,
    typed,
    isNumber: isNuis(typed),
    mayRead,
    isCurrent,
    found,
    error: query.error,
    take,
    enter: () => void enter().catch(() => undefined),
  };
}
