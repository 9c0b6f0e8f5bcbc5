import { Badge, DateTime, EmptyState, formatCount, usePhrases } from '@tezga/ui';
import { IconDatabaseExport } from '@tabler/icons-react';
import { isRunning, megabytes, outcomeText } from './backup-facts.ts';
import classes from './BackupsPage.module.css';
import type { BackupOutcome } from './queries.ts';

/** The results of the last backups and rehearsals, newest first. */
export function OutcomesTable({ outcomes }: { readonly outcomes: readonly BackupOutcome[] }) {
  const { backups: words } = usePhrases();
  if (outcomes.length === 0)
    return (
      <EmptyState
        icon={<IconDatabaseExport size={17} stroke={1.6} />}
        title={words.historyEmpty}
        sentence={words.historyEmptyText}
      />
    );
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th scope="col">{words.at}</th>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.outcome}</th>
          <th scope="col">{words.by}</th>
          <th scope="col">{words.file}</th>
          <th scope="col" className={classes['number']}>
            {words.size}
          </th>
          <th scope="col" className={classes['number']}>
            {words.rows}
          </th>
        </tr>
      </thead>
      <tbody>
        {outcomes.map((outcome) => (
          <OutcomeRow key={outcome._id} outcome={outcome} />
        ))}
      </tbody>
    </table>
  );
}

function OutcomeRow({ outcome }: { readonly outcome: BackupOutcome }) {
  const { backups: words } = usePhrases();
  const { startedAt, kind, startedBy, fileName, bytes, rows } = outcome;
  return (
    <tr>
      <th scope="row">
        <DateTime value={startedAt} />
      </th>
      <td>{words.kinds[kind]}</td>
      <td data-label={words.outcome}>
        <Badge tone={toneOf(outcome)}>{isFailed(outcome) ? words.failed : outcomeText(words, outcome)}</Badge>
        {isFailed(outcome) ? <div>{outcomeText(words, outcome)}</div> : null}
      </td>
      <td data-label={words.by}>{words.starters[startedBy]}</td>
      <td data-label={words.file}>{fileName ?? '–'}</td>
      <td data-label={words.size} className={classes['number']}>
        {megabytes(bytes)}
      </td>
      <td data-label={words.rows} className={classes['number']}>
        {rows === null ? '–' : formatCount(rows)}
      </td>
    </tr>
  );
}

const isFailed = ({ problem }: BackupOutcome): boolean => problem !== null;

function toneOf(outcome: BackupOutcome): 'ok' | 'bad' | 'info' {
  if (isFailed(outcome)) return 'bad';
  return isRunning(outcome) ? 'info' : 'ok';
}
