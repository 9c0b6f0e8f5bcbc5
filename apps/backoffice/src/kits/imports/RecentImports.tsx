import { CallError } from '@tezga/contract/client';
import { Button, DateTime, formatDateTime, Notice, Panel, toast, useDialogs, usePhrases } from '@tezga/ui';
import { IconArrowBackUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportKind, RecentImport } from './import-kind.ts';
import { useRefreshImported } from './use-refresh-imported.ts';
import classes from './RecentImports.module.css';

/** The imports of the last day, each with an undo button. */
export function RecentImports({ kind }: { readonly kind: ImportKind }) {
  const { imports, ui } = usePhrases();
  const { recent } = imports;
  const { data, error, refetch } = useQuery(kind.recent);
  const { undo, undoing } = useUndo(kind);
  return (
    <Panel title={recent.title} padding="none">
      {error === null ? null : (
        <Notice tone="bad" action={<Button onClick={() => void refetch()}>{ui.retry}</Button>}>
          {recent.failed}
        </Notice>
      )}
      {data?.length === 0 ? <p className={classes['none']}>{recent.none}</p> : null}
      <ul className={classes['list']} aria-busy={data === undefined && error === null}>
        {(data ?? []).map((each) => (
          <li key={each._id} className={classes['import']}>
            <DateTime value={each.at} />
            <span className={classes['who']}>{each.userName}</span>
            <span>{imports.noted(each.added, each.changed)}</span>
            <span className={classes['way']}>
              {each.undoneAt === null ? (
                <>
                  <span className={classes['until']}>
                    {recent.until(formatDateTime(each.mayBeUndoneUntil, 'minute'))}
                  </span>
                  <Button
                    variant="default"
                    size="xs"
                    loading={undoing === each._id}
                    leftSection={<IconArrowBackUp size={14} stroke={1.8} aria-hidden />}
                    aria-label={recent.undoOf(formatDateTime(each.at, 'minute'))}
                    onClick={() => void undo(each)}
                  >
                    {recent.undo}
                  </Button>
                </>
              ) : (
                recent.undone
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function useUndo(kind: ImportKind) {
  const { imports } = usePhrases();
  const { confirm } = useDialogs();
  const refresh = useRefreshImported(kind);
  const [undoing, setUndoing] = useState<string | null>(null);
  const undo = async ({ _id, added, changed }: RecentImport) => {
    const { confirmTitle, confirmText, confirm: confirmLabel, notUndone } = imports.recent;
    const message = confirmText(imports.noted(added, changed));
    if (!(await confirm({ title: confirmTitle, message, confirmLabel }))) return;
    setUndoing(_id);
    try {
      toast.success((await kind.server.undo(_id)).message);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      toast.error({ title: notUndone, text: error.message, requestId: error.requestId });
    } finally {
      setUndoing(null);
      refresh();
    }
  };
  return { undo, undoing };
}
