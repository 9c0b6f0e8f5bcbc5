import { contract } from '@tezga/contract';
import { Button, Checkbox, DialogFrame, LoadingOverlay, Notice, PdfView, toast, usePhrases } from '@tezga/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { call } from '../../session/call.ts';
import { sessionQueries } from '../../session/queries.ts';
import { useSignOut } from '../use-sign-out.ts';
import classes from './TermsDialog.module.css';

/**
 * The owner must read and accept the contract; the text scrolls, the checkbox and the button stay visible.
 */
export function TermsDialog() {
  const { access, contracts } = usePhrases();
  const queries = useQueryClient();
  const signOut = useSignOut();
  const headingId = useId();
  const [isAccepted, setAccepted] = useState(false);
  const template = useQuery(sessionQueries.unsignedContract);
  const signing = useMutation({
    mutationFn: (templateId: string) => call(contract.contracts.sign, { templateId }),
    onSuccess: async () => {
      toast.success(contracts.signed);
      await queries.invalidateQueries({ queryKey: sessionQueries.signedContract.queryKey });
    },
    // The contract may have changed meanwhile; the owner must read the new text before accepting it.
    onError: () => {
      setAccepted(false);
      void template.refetch();
    },
  });
  const document = template.data?.contract ?? null;
  const isMissing = template.error !== null;
  useEffect(() => {
    if (isMissing) toast.warning({ title: contracts.loadFailed, text: contracts.loadLater });
  }, [isMissing, contracts]);
  // If the contract fails to load, the dialog is not shown, so that it does not block the owner; the next start of
  // the app loads the contract again.
  if (isMissing) return null;
  return (
    <DialogFrame labelledBy={headingId} width={520} onEscape={() => undefined}>
      <h2 id={headingId} className={classes['title']}>
        {contracts.terms}
      </h2>
      <p className={classes['hint']}>{contracts.required}</p>
      {signing.error === null ? null : <Notice tone="bad" title={signing.error.message} />}
      <div className={classes['text']}>
        {template.isPending ? <LoadingOverlay within /> : null}
        {document === null ? null : <PdfView base64={document.base64} fileName={document.fileName} />}
      </div>
      <Checkbox
        label={contracts.accepted}
        checked={isAccepted}
        disabled={document === null}
        onChange={(event) => setAccepted(event.currentTarget.checked)}
      />
      <div className={classes['actions']}>
        <Button variant="default" onClick={() => void signOut()}>
          {access.signOut}
        </Button>
        <Button
          loading={signing.isPending}
          disabled={template.isFetching || !isAccepted || document === null}
          onClick={() => document !== null && signing.mutate(document.templateId)}
        >
          {contracts.accept}
        </Button>
      </div>
    </DialogFrame>
  );
}
