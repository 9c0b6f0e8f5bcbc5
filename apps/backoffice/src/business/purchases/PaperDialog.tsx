import { PrintDialog, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { purchasesQueries, type Purchase } from './queries.ts';

interface PaperDialogProps {
  readonly purchase: Pick<Purchase, '_id' | 'meta'>;
  readonly onClose: () => void;
}

/** The PDF of a purchase, as the source of the purchase (such as the central platform) delivers it. */
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
