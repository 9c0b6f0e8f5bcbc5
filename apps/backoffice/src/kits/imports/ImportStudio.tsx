import { formatCount, PageHeader, usePhrases } from '@tezga/ui';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import type { ImportKind } from './import-kind.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { RunStep } from './RunStep.tsx';
import classes from './Studio.module.css';
import { useImportSession } from './use-import-session.ts';
import { useStayGuard } from './use-stay-guard.ts';

/** From a file to records: its columns, its faults, what it would do, and what it did. */
export function ImportStudio({ kind }: { readonly kind: ImportKind }) {
  const phrases = usePhrases();
  const { imports, table } = phrases;
  const { session, state } = useImportSession(kind);
  const mayDrop = useStayGuard(state);
  const { stage, fileName, rows, facts } = state;
  const count = stage === 'columns' ? (facts?.rowCount ?? 0) : rows.length;
  const step = { kind, session, state, mayDrop };
  const place = useRef<HTMLDivElement>(null);
  const shownStage = useRef(stage);
  useEffect(() => {
    // The button that led here is gone: the keyboard goes on from the top of the new step.
    if (shownStage.current !== stage) place.current?.focus();
    shownStage.current = stage;
  }, [stage]);
  return (
    <div
      ref={place}
      tabIndex={-1}
      className={classes['studio']}
      data-filling={stage === 'check' || undefined}
    >
      <PageHeader
        title={imports.kinds[kind.name].title}
        breadcrumb={[
          <Link key="list" to={kind.listPath}>
            {kind.listTitle(phrases)}
          </Link>,
          imports.title,
        ]}
        {...(fileName === '' || stage === 'file'
          ? {}
          : {
              badges: (
                <span className={classes['file']}>
                  <IconFileSpreadsheet size={16} stroke={1.6} aria-hidden />
                  <strong>{fileName}</strong>
                  <span>{table.rows(count, formatCount(count))}</span>
                </span>
              ),
            })}
        actions={<ImportSteps stage={stage} isDone={state.run?.phase === 'done'} />}
      />
      {stage === 'file' ? <FileStep {...step} /> : null}
      {stage === 'columns' ? <ColumnsStep {...step} /> : null}
      {stage === 'check' ? <CheckStep {...step} /> : null}
      {stage === 'run' ? <RunStep {...step} /> : null}
    </div>
  );
}
