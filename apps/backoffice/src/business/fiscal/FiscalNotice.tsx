import type { FiscalStatus } from '@tezga/domain';
import { Notice, usePhrases } from '@tezga/ui';
import type { ReactNode } from 'react';
import { useSession } from '../../session/session-context.ts';
import { helpPlaceFor } from './fault-help.ts';
import { faultSentence } from './fault-sentence.ts';
import { FaultHelp } from './FaultHelp.tsx';
import { timeLeftWords, type Clock } from './time-left.ts';

interface FiscalNoticeProps {
  readonly status: FiscalStatus;
  readonly fault: string | null;
  /** The time left until the deadline; null or left out if the notice does not show it. */
  readonly clock?: Clock | null;
  readonly onItsWay: string;
  /** Text below the cause: how to fix it, or that nothing needs to be done. */
  readonly text: string;
  /** The faulty values and the reply of the tax authority, if the page has them. */
  readonly children?: ReactNode;
}

/** Why the tax authority has not accepted the document yet, the time left, and how to fix it. */
export function FiscalNotice({ status, fault, clock = null, onItsWay, text, children }: FiscalNoticeProps) {
  const phrases = usePhrases();
  const { role } = useSession();
  if (status === 'fiscalized') return null;
  if (fault === null) return <Notice tone="info">{onItsWay}</Notice>;
  const time = clock === null ? '' : ` (${timeLeftWords(phrases.sales.waiting, clock)})`;
  return (
    <Notice
      tone={status === 'error' ? 'bad' : 'warn'}
      title={`${faultSentence(phrases, fault) ?? ''}${time}`}
      {...(helpPlaceFor(role, { status, fault }) === undefined
        ? {}
        : { action: <FaultHelp status={status} fault={fault} /> })}
    >
      {text}
      {children}
    </Notice>
  );
}
