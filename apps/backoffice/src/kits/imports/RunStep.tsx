import { Button, ErrorState, LongWork, Panel, usePhrases } from '@tezga/ui';
import { IconArrowBackUp } from '@tabler/icons-react';
import { ResultStep } from './ResultStep.tsx';
import type { StepProps } from './step-props.ts';

/** The last step: the progress of the import, then its result. */
export function RunStep(props: StepProps) {
  const { run: words, result } = usePhrases().imports;
  const { session, state } = props;
  const { run } = state;
  if (run === null) return null;
  if (run.phase === 'done' || run.phase === 'taken-back') return <ResultStep {...props} run={run} />;
  if (run.phase === 'not-taken-back') {
    const why = run.wasAllOrNone ? `${result.allOrNone(run.refused.length)} ` : '';
    return (
      <Panel>
        <ErrorState
          title={words.notTakenBack}
          sentence={`${why}${run.message ?? ''} ${words.notTakenBackText(run.added + run.changed)}`}
          onRetry={() => void session.writing.takeBack()}
          {...(run.wasAllOrNone ? {} : { onBack: () => session.writing.dropUndo() })}
        />
      </Panel>
    );
  }
  if (run.phase === 'failed')
    return (
      <Panel>
        <ErrorState
          title={words.failed}
          sentence={`${run.message ?? ''} ${words.failedText(run.added + run.changed, run.total)}`}
        />
        <Button onClick={() => void session.writing.goOn()}>{words.goOn}</Button>{' '}
        {run.importId === null ? null : (
          <Button
            variant="default"
            leftSection={<IconArrowBackUp size={15} stroke={1.8} aria-hidden />}
            onClick={() => void session.writing.takeBack()}
          >
            {words.takeBack}
          </Button>
        )}
      </Panel>
    );
  const titles = { sending: words.sending, stopping: words.stopping, 'taking-back': words.takingBack };
  return (
    <Panel>
      <LongWork
        title={titles[run.phase]}
        total={run.total}
        succeeded={run.sent - run.refused.length}
        failed={run.refused.map(({ row, verdict }) => ({
          name: String(state.rows[row]?.line ?? ''),
          reason: verdict.problems.map(({ message }) => message).join(' '),
        }))}
        {...(run.secondsLeft === null ? {} : { secondsLeft: run.secondsLeft })}
        {...(run.phase === 'sending' ? { onCancel: () => session.writing.stop() } : {})}
      />
    </Panel>
  );
}
