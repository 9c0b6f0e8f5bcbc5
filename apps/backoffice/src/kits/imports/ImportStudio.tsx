import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Link, useBlocker } from '@tanstack/react-router';
import { formatCount, PageHeader, unsavedForms, useDialogs, useLeaveQuestion, usePhrases } from '@tezga/ui';
import { useEffect, useRef } from 'react';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { RunStep } from './RunStep.tsx';
import classes from './Studio.module.css';
import type { ImportKind } from './import-kind.ts';
import { mayBeLost } from './may-be-lost.ts';
import type { StudioState } from './studio-state.ts';
import { useImportSession } from './use-import-session.ts';

/** The import wizard: choose a file, map its columns, fix errors, preview and import. */
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
    // The focused button is gone after a step change, so the focus moves to the top of the new step.
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

/**
 * Asks for confirmation before the user leaves the page and loses corrections or a half-done import. Returns the same
 * question for actions within the page.
 */
function useStayGuard(state: StudioState): () => Promise<boolean> {
  const lost = mayBeLost(state);
  const isGuarded = lost !== null;
  const { confirm } = useDialogs();
  const { run } = usePhrases().imports;
  const askAboutCorrections = useLeaveQuestion();
  const confirmLeaving = () =>
    lost === 'import'
      ? confirm({ title: run.leaveTitle, message: run.leaveText, confirmLabel: run.leave, danger: true })
      : askAboutCorrections();
  useBlocker({
    disabled: !isGuarded,
    enableBeforeUnload: () => isGuarded && !unsavedForms.isReleased,
    shouldBlockFn: async () => !(await confirmLeaving()),
  });
  // Registered as an unsaved form, because switching the business and signing out leave this page without the router.
  useEffect(() => (isGuarded ? unsavedForms.add() : undefined), [isGuarded]);
  return async () => !isGuarded || confirmLeaving();
}
