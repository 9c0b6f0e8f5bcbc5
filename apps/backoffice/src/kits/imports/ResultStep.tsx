import { Button, formatCount, Panel, saveFile, toast, usePhrases } from '@tezga/ui';
import { IconArrowBackUp, IconCircleCheckFilled, IconDownload, IconTableImport } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { fieldLabel } from './import-kind.ts';
import classes from './ResultStep.module.css';
import { problemMessages } from './problem-messages.ts';
import type { StepProps } from './step-props.ts';
import { rowsIn, type Run } from './studio-state.ts';
import type { TableFormat } from './write-table.ts';

/** The result of the import, the undo button, and the rows that were not imported. */
export function ResultStep(props: StepProps & { readonly run: Run }) {
  const { kind, session, state, mayDrop, run } = props;
  const { imports } = usePhrases();
  const { result } = imports;
  const isDone = run.phase === 'done';
  const left = notTaken(state, run);
  const startOver = async () => {
    if (await mayDrop()) session.startOver();
  };
  const tookSeconds = run.endedAt === null ? null : ((run.endedAt - run.startedAt) / 1000).toFixed(1);
  return (
    <>
      <Panel>
        <div className={classes['result']} aria-live="polite">
          {isDone ? (
            <IconCircleCheckFilled size={34} className={classes['done']} aria-hidden />
          ) : (
            <IconArrowBackUp size={34} stroke={1.6} aria-hidden />
          )}
          <h2>{isDone ? result.doneTitle : result.takenBackTitle}</h2>
          {isDone ? (
            <dl className={classes['figures']}>
              <Figure word={result.added} count={run.added} />
              <Figure word={result.changed} count={run.changed} />
              <Figure word={result.notTaken} count={left.length} />
            </dl>
          ) : (
            <p>
              {run.wasAllOrNone ? `${result.allOrNone(run.refused.length)} ` : ''}
              {run.message} {run.kept === 0 ? result.takenBack : ''}
            </p>
          )}
          <p className={classes['hint']}>
            {isDone && tookSeconds !== null ? `${result.took(tookSeconds)} · ` : ''}
            {isDone ? result.undoHint : ''}
          </p>
        </div>
        <div className={classes['actions']}>
          <Button component={Link} to={kind.listPath} variant={isDone ? 'filled' : 'default'}>
            {imports.kinds[kind.name].list}
          </Button>
          {isDone ? (
            <Button
              variant="default"
              leftSection={<IconArrowBackUp size={15} stroke={1.8} aria-hidden />}
              onClick={() => void session.writing.takeBack()}
            >
              {result.undo}
            </Button>
          ) : (
            <Button onClick={() => session.backToRows()}>{result.backToRows}</Button>
          )}
          <Button
            variant="default"
            leftSection={<IconTableImport size={15} stroke={1.8} aria-hidden />}
            onClick={() => void startOver()}
          >
            {result.another}
          </Button>
        </div>
      </Panel>
      {left.length === 0 ? null : <NotTaken {...props} />}
    </>
  );
}

function Figure({ word, count }: { readonly word: string; readonly count: number }) {
  return (
    <div>
      <dt>{word}</dt>
      <dd>{formatCount(count)}</dd>
    </div>
  );
}

/** The rows with errors and the rows that the server refused during the import. */
function notTaken(state: StepProps['state'], run: Run): number[] {
  const faulty = rowsIn(state, ['faulty']);
  return [...new Set([...faulty, ...run.refused.map(({ row }) => row)])].toSorted(
    (one, other) => one - other,
  );
}

function NotTaken({ kind, session, state, run }: StepProps & { readonly run: Run }) {
  const phrases = usePhrases();
  const { result, kinds } = phrases.imports;
  const left = notTaken(state, run);
  const shownFields = state.mapping.filter((field) => field !== null);
  const refused = new Map(run.refused.map(({ row, verdict }) => [row, verdict]));
  const save = async (format: TableFormat) => {
    const rows = left.flatMap((row) => {
      const checked = state.rows[row];
      if (checked === undefined) return [];
      const problems = problemMessages(
        phrases,
        shownFields,
        checked,
        refused.get(row) ?? state.verdicts[row],
      );
      const reason = problems
        .map(({ field, sentence }) => `${fieldLabel(phrases, kind, field)}: ${sentence}`)
        .join(' ');
      return [{ row, reason }];
    });
    try {
      const file = await session.file({ format, rows, reasonHead: result.reason });
      if (file !== null) saveFile(file, `${result.failedFile(kinds[kind.name].fileName)}.${format}`);
    } catch (error) {
      toast.error({ title: result.fileFailed, text: String(error) });
    }
  };
  return (
    <Panel title={result.notTakenTitle}>
      <p className={classes['text']}>{result.notTakenText(left.length)}</p>
      <div className={classes['actions']}>
        {(['xlsx', 'csv'] as const).map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<IconDownload size={15} stroke={1.8} aria-hidden />}
            onClick={() => void save(format)}
          >
            {format === 'xlsx' ? result.excel : result.csv}
          </Button>
        ))}
      </div>
    </Panel>
  );
}
