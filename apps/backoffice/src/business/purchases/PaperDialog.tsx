import { Button, DialogFrame, ErrorState, LoadingOverlay, PdfView, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import classes from './Purchases.module.css';
import { purchasesQueries, type Purchase } from './queries.ts';

interface PaperDialogProps {
  readonly purchase: Pick<Purchase, '_id' | 'meta'>;
  readonly onClose: () => void;
}

/** The paper of a purchase as its source has it. */
export function PaperDialog({ purchase: { _id, meta }, onClose }: PaperDialogProps) {
  const { purchases: words, ui } = usePhrases();
  const headingId = useId();
  const { data, error, refetch } = useQuery(purchasesQueries.paper(_id));
  return (
    <DialogFrame labelledBy={headingId} width={760} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {words.paper.title(meta.invoiceNumber)}
      </h2>
      <div className={classes['paper']}>
        {data === undefined && error === null ? <LoadingOverlay within /> : null}
        {data === undefined && error !== null ? (
          <ErrorState title={words.paper.failed} sentence={error.message} onRetry={() => void refetch()} />
        ) : null}
        {data === undefined ? null : <PdfView base64={data.pdf} fileName={data.name} />}
      </div>
      <div className={classes['actions']}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {ui.close}
        </Button>
      </div>
    </DialogFrame>
  );
}
