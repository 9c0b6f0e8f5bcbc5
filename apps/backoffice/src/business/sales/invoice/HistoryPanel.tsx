import { DateTime, Panel, usePhrases } from '@tezga/ui';
import type { Phrases } from '@tezga/phrases';
import { faultSentence } from '../../cash-register/fault-sentence.ts';
import classes from './Invoice.module.css';
import type { InvoicePartProps } from './InvoiceHead.tsx';
import type { LifeEvent } from './timeline-steps.ts';

/** All that happened to it, the newest first: when, what, and by whom. */
export function HistoryPanel({ invoice: { timeline } }: InvoicePartProps) {
  const phrases = usePhrases();
  return (
    <Panel title={phrases.sales.page.history}>
      <ol className={classes['history']}>
        {timeline.toReversed().map((event) => (
          <li key={`${event.kind} ${event.at} ${event.about}`}>
            <DateTime value={new Date(event.at)} seconds />
            <b>{phrases.sales.timeline[event.kind]}</b>
            <span>{aboutOf(phrases, event)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Whatever belongs to the kind: a cause in one sentence, the paper, what was posted, a code; and who did it. */
function aboutOf(phrases: Phrases, { kind, by, about }: LifeEvent): string {
  const { print, journalKinds, timeline } = phrases.sales;
  const names: Readonly<Record<string, string>> = { ...print.papers, ...journalKinds };
  const isCause = kind === 'tried' || kind === 'refused';
  const said = isCause && about !== '' ? faultSentence(phrases, about) : (names[about] ?? about);
  const isRenewed = kind === 'mended' && about !== '';
  return [isRenewed ? timeline.mendedFrom(about) : said, by]
    .filter((part) => part !== null && part !== '')
    .join(' · ');
}
