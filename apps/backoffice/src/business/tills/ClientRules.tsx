import { Badge, MISSING, usePhrases } from '@tezga/ui';
import type { Epos } from './queries.ts';

/** The client rules of an ePOS, which are fixed when it is created. */
export function ClientRules({ till }: { readonly till: Epos }) {
  const { tills } = usePhrases();
  const { canSellWithoutClient, verifyInvoiceClient } = till;
  if (!canSellWithoutClient && !verifyInvoiceClient) return MISSING;
  return (
    <>
      {canSellWithoutClient ? <Badge>{tills.canSellWithoutClient}</Badge> : null}{' '}
      {verifyInvoiceClient ? <Badge>{tills.verifyInvoiceClient}</Badge> : null}
    </>
  );
}
