import type { Phrases } from '@tezga/phrases';
import { Notice, usePhrases } from '@tezga/ui';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session-context.ts';
import classes from './Sales.module.css';
import { serviceOf } from './waiting-rows.ts';
import {
  faultSentence,
  faultsAmong,
  helpPlaceFor,
  type Cause,
  FaultHelp,
  type WaitingInvoice,
} from '../fiscal/index.ts';

interface CauseNoticesProps {
  readonly invoices: readonly WaitingInvoice[];
  /** More urgent notices, which are shown above the causes. */
  readonly children: ReactNode;
}

/** One notice for each cause, with its full text, the number of invoices that it delays, and what to do about it. */
export function CauseNotices({ invoices, children }: CauseNoticesProps) {
  const phrases = usePhrases();
  const { role } = useSession();
  return (
    <output className={classes['summary']}>
      {children}
      {causesAmong(invoices).map(({ count, ...cause }) => (
        <Notice
          key={`${cause.service} ${cause.status} ${cause.fault}`}
          tone={cause.status === 'error' ? 'bad' : 'warn'}
          title={titleOf(phrases, cause, count)}
          // Without a page for the fix there is no link; the error message then says that nothing needs to be
          // done.
          {...(helpPlaceFor(role, cause) === undefined ? {} : { action: <FaultHelp {...cause} /> })}
        >
          {faultSentence(phrases, cause.fault, cause.service)}
        </Notice>
      ))}
    </output>
  );
}

const causesAmong = (invoices: readonly WaitingInvoice[]) =>
  (['fiscalization', 'einvoice'] as const).flatMap((service) =>
    faultsAmong(invoices.filter((invoice) => serviceOf(invoice) === service)).map((cause) =>
      Object.assign(cause, { service }),
    ),
  );

function titleOf(
  { sales: { waiting }, eInvoices }: Pick<Phrases, 'sales' | 'eInvoices'>,
  { service, status }: Cause,
  count: number,
): string {
  const isRefused = status === 'error';
  if (service === 'einvoice') return isRefused ? eInvoices.errorTitle : eInvoices.pendingTitle;
  return isRefused ? waiting.refused(count) : waiting.waitingFor(count);
}
