import {
  Button,
  DialogFrame,
  EmptyState,
  formatDateTime,
  LoadingOverlay,
  PdfView,
  usePhrases,
} from '@tezga/ui';
import { IconFileText } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { sessionQueries } from '../../session/queries.ts';
import classes from './TermsDialog.module.css';

/** The signed contract of the business, with signer and time. */
export function ContractViewer({ onClose }: { readonly onClose: () => void }) {
  const { contracts, ui } = usePhrases();
  const headingId = useId();
  const { data, isPending, error } = useQuery(sessionQueries.signedContract);
  const signed = data?.contract ?? null;
  return (
    <DialogFrame labelledBy={headingId} width={680} onEscape={onClose}>
      <h2 id={headingId} className={classes['title']}>
        {contracts.title}
      </h2>
      {signed === null ? null : (
        <p className={classes['hint']}>
          {contracts.signedBy(signed.signedBy, formatDateTime(new Date(signed.signedAt)))}
        </p>
      )}
      <div className={classes['text']}>
        {isPending ? <LoadingOverlay within /> : null}
        {signed !== null ? <PdfView base64={signed.base64} fileName={signed.fileName} /> : null}
        {isPending || signed !== null ? null : (
          <EmptyState
            icon={<IconFileText size={17} stroke={1.6} />}
            title={error === null ? contracts.none : contracts.loadFailed}
            sentence={error === null ? contracts.noneHint : error.message}
          />
        )}
      </div>
      <div className={classes['actions']}>
        <Button data-autofocus onClick={onClose}>
          {ui.close}
        </Button>
      </div>
    </DialogFrame>
  );
}
