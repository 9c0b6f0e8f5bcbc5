import { contract } from '@tezga/contract';
import { Button, formatDateTime, Notice, toast, usePhrases } from '@tezga/ui';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { showFirstFailure } from '../../kits/lists/show-first-failure.ts';
import { call } from '../../session/call.ts';
import { eInvoicesKey, type EInvoice } from './queries.ts';
import { faultSentence, salesKey } from '../fiscal/index.ts';

interface EInvoiceNoticeProps {
  readonly invoiceId: string;
  readonly eInvoice: EInvoice;
  readonly mayResend: boolean;
}

/**
 * Explains why there is no EIC yet and what to do, or shows the warnings of the central platform. It is a live
 * region.
 */
export function EInvoiceNotice({ invoiceId, eInvoice, mayResend }: EInvoiceNoticeProps) {
  const phrases = usePhrases();
  const { eInvoices: words } = phrases;
  const remarks = remarksOf(eInvoice);
  if (eInvoice.state === 'waiting')
    return (
      <output>
        <Notice tone="info">{words.waitingText}</Notice>
      </output>
    );
  if (eInvoice.state === 'registered')
    return remarks.length === 0 ? null : (
      <Notice tone="info" title={words.warnings}>
        <p>{words.warningsText}</p>
        {remarks.map(({ code, text }) => (
          <p key={code}>{`${code}: ${text}`}</p>
        ))}
      </Notice>
    );
  return (
    <output>
      <Notice
        tone={eInvoice.state === 'error' ? 'bad' : 'warn'}
        title={eInvoice.state === 'error' ? words.errorTitle : words.pendingTitle}
        {...(mayResend ? { action: <ResendButton invoiceId={invoiceId} /> } : {})}
      >
        <p>{faultSentence(phrases, eInvoice.fault, 'einvoice') ?? words.pendingText}</p>
        {eInvoice.faultText === null || eInvoice.faultText === '' ? null : (
          <p>{words.answered(eInvoice.faultCode ?? '', eInvoice.faultText)}</p>
        )}
        <p>
          {eInvoice.attempts === 0 ? '' : words.attempts(eInvoice.attempts)}{' '}
          {eInvoice.nextAttemptAt === null
            ? ''
            : words.nextAttempt(formatDateTime(new Date(eInvoice.nextAttemptAt), 'minute'))}
        </p>
      </Notice>
    </output>
  );
}

/** Warnings that the central platform gives for every signed document (signature, payment name); they are not shown. */
const usual: ReadonlySet<string> = new Set(['UBL-CR-001', 'UBL-CR-681']);
const remarksOf = ({ warnings }: EInvoice) => warnings.filter(({ code }) => !usual.has(code));

function ResendButton({ invoiceId }: { readonly invoiceId: string }) {
  const { eInvoices: words } = usePhrases();
  const queries = useQueryClient();
  const resend = useMutation({
    mutationFn: () =>
      showFirstFailure(
        words.resend,
        call(contract.sales.resend, { ids: [invoiceId] }).then(() => []),
      ),
    onSuccess: async (isDone) => {
      if (isDone) toast.success(words.resent);
      await Promise.all([
        queries.invalidateQueries({ queryKey: eInvoicesKey }),
        queries.invalidateQueries({ queryKey: salesKey }),
      ]);
    },
  });
  return (
    <Button
      variant="default"
      loading={resend.isPending}
      leftSection={<IconRefresh size={16} stroke={1.8} aria-hidden />}
      onClick={() => resend.mutate()}
    >
      {words.resend}
    </Button>
  );
}
