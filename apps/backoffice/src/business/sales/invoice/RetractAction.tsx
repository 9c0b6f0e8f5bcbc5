import { Button, usePhrases } from '@tezga/ui';
import { IconBookOff } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { isRefused } from '../retracting/retractable.ts';
import { useRetract } from '../retracting/use-retract.tsx';
import type { InvoicePartProps } from './invoice-part.ts';
import { invoicePath } from '../../../kits/documents/document-paths.ts';

/** Retracts a refused invoice from the books, then opens its reversal. */
export function RetractAction({ invoice }: InvoicePartProps) {
  const { retracting: words } = usePhrases();
  const navigate = useNavigate();
  const retract = useRetract();
  if (!isRefused(invoice)) return null;
  const run = async () => {
    const reversal = await retract(invoice);
    if (reversal !== null) await navigate({ to: invoicePath(reversal) });
  };
  return (
    <Button
      variant="default"
      leftSection={<IconBookOff size={15} stroke={1.8} aria-hidden />}
      onClick={() => void run()}
    >
      {words.menu}
    </Button>
  );
}
