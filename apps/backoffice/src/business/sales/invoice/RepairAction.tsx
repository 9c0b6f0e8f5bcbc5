import { mayBeRepaired } from '@tezga/domain';
import { Button, usePhrases } from '@tezga/ui';
import { IconTool } from '@tabler/icons-react';
import { isOffered } from '../repair/repairs.ts';
import { useRepair, useRepairs } from '../repair/use-repair.tsx';
import type { InvoicePartProps } from './invoice-part.ts';

/** Repairs a refused invoice: copies the corrected settings into it and submits it again, if that is still possible. */
export function RepairAction({ invoice }: InvoicePartProps) {
  const { mending: words } = usePhrases();
  const { _id: id, status, fault } = invoice;
  const repair = useRepairs(mayBeRepaired(status, fault) ? [id] : []).get(id);
  const { one: run } = useRepair();
  if (!isOffered(repair) || repair.hindrance !== null) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconTool size={15} stroke={1.8} aria-hidden />}
      onClick={() => void run(invoice, repair)}
    >
      {words.action}
    </Button>
  );
}
