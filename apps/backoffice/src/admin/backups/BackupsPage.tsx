import { contract } from '@tezga/contract';
import {
  Button,
  DateTime,
  ErrorState,
  LoadingOverlay,
  Notice,
  PageHeader,
  Panel,
  toast,
  usePhrases,
} from '@tezga/ui';
import { CallError } from '@tezga/contract/client';
import { IconDatabaseExport } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useShowFailure } from '../../kits/forms/use-show-failure.ts';
import { call } from '../../session/call.ts';
import { lastOf, megabytes, outcomeText } from './backup-facts.ts';
import classes from './BackupsPage.module.css';
import { OutcomesTable } from './OutcomesTable.tsx';
import { backupsQueries, type BackupOutcome, type BackupsState } from './queries.ts';

/** The last backups and their rehearsals, and a button to take a backup now. */
export function BackupsPage() {
  const { backups: words } = usePhrases();
  const { data, error, refetch } = useQuery(backupsQueries.state);
  if (data === undefined && error === null) return <LoadingOverlay within />;
  if (data === undefined)
    return (
      <ErrorState
        title={words.readFailed}
        sentence={error?.message}
        onRetry={() => void refetch()}
        {...(error instanceof CallError ? { requestId: error.requestId } : {})}
      />
    );
  return (
    <div className={classes['page']}>
      <PageHeader title={words.title} actions={data.folder === null ? null : <TakeNow state={data} />} />
      {data.warning === null ? null : (
        <Notice tone="bad" title={words.warnings[data.warning].title}>
          {data.folder === null ? words.configureHint : words.warnings[data.warning].text}
        </Notice>
      )}
      <Facts state={data} />
      <Panel title={words.history} padding="none">
        <OutcomesTable outcomes={data.outcomes} />
      </Panel>
    </div>
  );
}

/**
 * The button that starts a backup. It shows "running" from the click on, before the server reports that the worker
 * has started.
 */
function TakeNow({ state }: { readonly state: BackupsState }) {
  const { backups: words } = usePhrases();
  const queries = useQueryClient();
  const showFailure = useShowFailure();
  const [newestBefore, setNewestBefore] = useState<string | null | undefined>();
  const newest = state.outcomes[0]?._id ?? null;
  const { mutate, isPending } = useMutation({
    mutationFn: () => call(contract.backups.start, {}),
    onSuccess: () => {
      setNewestBefore(newest);
      toast.success(words.started);
      return queries.invalidateQueries(backupsQueries.state);
    },
    onError: (failure) => showFailure(words.takeNow, failure),
  });
  const isAwaited = newestBefore !== undefined && newestBefore === newest;
  useQuery({ ...backupsQueries.state, enabled: isAwaited, refetchInterval: isAwaited ? 1000 : false });
  const isBusy = isPending || isAwaited || state.isUnderWay;
  return (
    <Button
      leftSection={<IconDatabaseExport size={15} stroke={1.8} aria-hidden />}
      disabled={isBusy}
      onClick={() => mutate()}
    >
      {isBusy ? words.underWay : words.takeNow}
    </Button>
  );
}

function Facts({ state: { folder, nextAt, outcomes } }: { readonly state: BackupsState }) {
  const { backups: words } = usePhrases();
  return (
    <Panel title={words.summary}>
      <dl className={classes['facts']}>
        <dt>{words.folder}</dt>
        <dd>{folder ?? words.notConfigured}</dd>
        <dt>{words.lastBackup}</dt>
        <dd>
          <Last outcome={lastOf(outcomes, 'backup')} />
        </dd>
        <dt>{words.lastRehearsal}</dt>
        <dd>
          <Last outcome={lastOf(outcomes, 'rehearsal')} />
        </dd>
        {nextAt === null ? null : (
          <>
            <dt>{words.next}</dt>
            <dd>
              <DateTime value={nextAt} />
            </dd>
          </>
        )}
      </dl>
    </Panel>
  );
}

function Last({ outcome }: { readonly outcome: BackupOutcome | null }) {
  const { backups: words } = usePhrases();
  if (outcome === null) return words.never;
  return (
    <>
      <DateTime value={outcome.startedAt} /> · {outcomeText(words, outcome)}
      {outcome.bytes === null ? null : ` · ${megabytes(outcome.bytes)}`}
    </>
  );
}
