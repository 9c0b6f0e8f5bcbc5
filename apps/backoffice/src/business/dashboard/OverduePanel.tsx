import { Panel, usePhrases } from '@tezga/ui';
import { useAlerts } from '../alerts/index.ts';
import { OverdueCustomers } from '../payments/index.ts';

/** The customers with the oldest overdue invoices, if there are any. */
export function OverduePanel() {
  const { title } = usePhrases().payments.overdue;
  const { data } = useAlerts();
  if (data === undefined || data.overdue === null) return null;
  return (
    <Panel title={title}>
      <OverdueCustomers customers={data.overdue.customers} />
    </Panel>
  );
}
