import { businessLevel } from '@tezga/domain';
import { Tabs, usePhrases } from '@tezga/ui';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useSession } from '../../session/session-context.ts';

/** The tab named in the URL; always the data for roles that may not read invoices. */
export function useCustomerTab(): 'data' | 'invoices' {
  const { tab }: { tab?: string } = useSearch({ strict: false });
  return useMayReadInvoices() && tab === 'invoices' ? 'invoices' : 'data';
}

const useMayReadInvoices = () => businessLevel(useSession().role, 'receipts') !== 'none';

/**
 * The tabs of a customer's page; hidden if the role may not read invoices, because only one tab would remain.
 */
export function CustomerTabs() {
  const { card } = usePhrases().customers;
  const navigate = useNavigate();
  const tab = useCustomerTab();
  if (!useMayReadInvoices()) return null;
  const show = (next: string | null) =>
    void navigate({ to: '.', search: next === 'invoices' ? { tab: next } : {}, replace: true });
  return (
    <Tabs value={tab} onChange={show}>
      <Tabs.List>
        <Tabs.Tab value="data">{card.data}</Tabs.Tab>
        <Tabs.Tab value="invoices">{card.invoices}</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}
