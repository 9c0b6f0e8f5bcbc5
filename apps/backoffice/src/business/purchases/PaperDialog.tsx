import { PrintDialog, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { purchasesQueries, type Purchase } from './queries.ts';

interface PaperDialogProps {
  readonly purchase: Pick<Purchase, '_id' | 'meta'>;
  readonly onClose: () => void;
}

/** The paper of a purchase as its source has it. */
export function PaperDialog({ purchase: { _id, meta }, onClose }: PaperDialogProps) {
  const { paper } = usePhrases().purchases;
  const file = useQuery(purchasesQueries.paper(_id));
  return (
    <PrintDialog
      title={paper.title(meta.invoiceNumber)}
      file={file}
      failed={paper.failed}
      onClose={onClose}
    />
  );
}
