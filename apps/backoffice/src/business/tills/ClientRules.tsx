import { Badge, MISSING, usePhrases } from '@tezga/ui';
import type { Epos } from './queries.ts';

/** What an ePOS asks of its clients, as it was decided when it was made. */
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
