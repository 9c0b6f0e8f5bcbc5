import { useEffect, useState } from 'react';
import { CloseButton } from '../../controls/CloseButton.tsx';
import { VisuallyHidden } from '../../controls/VisuallyHidden.tsx';
import { Popover } from '../../controls/Popover.tsx';
import { formatCount } from '../../figures/format-figures.ts';
import { LongWork } from '../../states/LongWork.tsx';
import { usePhrases } from '../../theme/PhrasesProvider.tsx';
import { rowsToRetry, secondsLeft } from './bulk-run.ts';
import { rowName } from '../column.ts';
import classes from '../Footer.module.css';
import type { BulkWork } from './use-bulk-work.ts';
import type { Table } from '../use-table.ts';

interface BulkReportProps<Row> {
  readonly table: Table<Row>;
  readonly work: BulkWork<Row>;
}

const shownAfterMs = 400;
const cancelAfterMs = 5000;

/**
 * The progress of a slow bulk action, and the rows that failed; nothing for an action that succeeds quickly.
 */
export function BulkReport<Row>({ table, work }: BulkReportProps<Row>) {
  const { table: phrases, ui } = usePhrases();
  const elapsedMs = useElapsedMs(work.startedAt, work.isRunning);
  const { progress, isRunning, action } = work;
  const failed = [
    ...progress.failures.map(({ row, message }) => ({ row, reason: message ?? phrases.bulk.failed })),
    ...(isRunning ? [] : progress.unreached.map((row) => ({ row, reason: phrases.bulk.unreached }))),
  ].map(({ row, reason }) => ({ name: rowName(table.props.columns, row), reason }));
  const left = secondsLeft(progress, elapsedMs);
  const isShown = isRunning ? elapsedMs > shownAfterMs : failed.length > 0;
  return (
    <Popover
      withRoles={false}
      opened={isShown}
      position="top-start"
      width={420}
      closeOnClickOutside={false}
      closeOnEscape={false}
    >
      <Popover.Target>
        <span className={classes['reportAnchor']} />
      </Popover.Target>
      <Popover.Dropdown className={classes['report']} data-layer>
        <VisuallyHidden component="h2">{phrases.selection.actions}</VisuallyHidden>
        <LongWork
          title={phrases.bulk.running(action.label, progress.total, formatCount(progress.total))}
          total={progress.total}
          succeeded={progress.succeeded}
          failed={failed}
          {...(action.doneLabel === undefined ? {} : { doneLabel: action.doneLabel })}
          {...(isRunning && left !== null ? { secondsLeft: left } : {})}
          {...(isRunning && elapsedMs > cancelAfterMs ? { onCancel: table.bulk.cancel } : {})}
          {...(!isRunning && rowsToRetry(progress).length > 0
            ? { onRetryFailed: () => void table.bulk.retry() }
            : {})}
        />
        {isRunning ? null : (
          <CloseButton
            className={classes['closeReport']}
            aria-label={ui.close}
            onClick={table.bulk.dismiss}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

/** The elapsed time, updated often enough for a text but not for an animation. */
function useElapsedMs(startedAt: number, isRunning: boolean): number {
  const [now, setNow] = useState(startedAt);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return Math.max(now - startedAt, 0);
}
