import { mayBeRepaired } from '@tezga/domain';
import { Button, usePhrases } from '@tezga/ui';
import { IconTool } from '@tabler/icons-react';
import { isOffered } from '../mending/mends.ts';
import { useMend, useMends } from '../mending/use-mend.tsx';
import type { InvoicePartProps } from './invoice-part.ts';

/** Takes what was put right in the settings into a refused invoice, where that can still be. */
export function MendAction({ invoice }: InvoicePartProps) {
  const { mending: words } = usePhrases();
  const { _id: id, status, fault } = invoice;
  const mend = useMends(mayBeRepaired(status, fault) ? [id] : []).get(id);
  const { one: run } = useMend();
  if (!isOffered(mend) || mend.hindrance !== null) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconTool size={15} stroke={1.8} aria-hidden />}
      onClick={() => void run(invoice, mend)}
    >
      {words.action}
    </Button>
  );
}
