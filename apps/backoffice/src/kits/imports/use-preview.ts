import { usePhrases } from '@tezga/ui';
import { useMemo, useState } from 'react';
import { faultGroups, type FaultyRow } from './fault-groups.ts';
import { problemMessages, type ProblemMessage } from './problem-messages.ts';
import { nextPlace, type CellPlace } from './next-place.ts';
import type { StepProps } from './step-props.ts';
import { countsOf, rowsIn, rowStateOf, type Counts, type RowState } from './studio-state.ts';
import type { ImportField } from './sheet/field.ts';
import type { FaultGroup } from './fault-groups.ts';
import type { CheckedRow, Edit } from './sheet/sheet-desk.ts';

/** The state of the preview: visible rows, active cell and errors. */
export interface Preview {
  readonly rows: readonly CheckedRow[];
  readonly shownFields: readonly string[];
  readonly fields: readonly ImportField[];
  /** The indexes of the visible rows. */
  readonly shown: readonly number[];
  readonly counts: Counts;
  readonly groups: readonly FaultGroup[];
  readonly faultCount: number;
  readonly isOnlyFaulty: boolean;
  readonly setOnlyFaulty: (isOnly: boolean) => void;
  readonly active: CellPlace | null;
  /** Incremented by every request to scroll to the active cell and focus it. */
  readonly request: number;
  readonly goTo: (place: CellPlace) => void;
  readonly goToFault: (step: 1 | -1) => void;
  readonly stateOf: (row: number) => RowState;
  readonly problemsOf: (row: number) => readonly ProblemMessage[];
  /** The current values of the record that a changed row replaces, by field. */
  readonly replacedIn: (row: number) => Replaced;
  readonly edit: (edits: readonly Edit[]) => Promise<void>;
}

type Replaced = Readonly<Record<string, string>>;
const nothing: Replaced = {};

export function usePreview({ kind, session, state }: StepProps): Preview {
  const phrases = usePhrases();
  const { rows, verdicts, mapping } = state;
  const shownFields = useMemo(() => mapping.filter((field) => field !== null), [mapping]);
  const fields = useMemo(
    () => shownFields.flatMap((key) => kind.fields.find((field) => field.key === key) ?? []),
    [shownFields, kind],
  );
  const counts = useMemo(() => countsOf({ rows, verdicts }), [rows, verdicts]);
  const problemsOf = (row: number) => {
    const checked = rows[row];
    return checked === undefined ? [] : problemMessages(phrases, shownFields, checked, verdicts[row]);
  };
  const faulty = useMemo(
    () =>
      rowsIn({ rows, verdicts }, ['faulty']).flatMap((row): FaultyRow[] => {
        const checked = rows[row];
        if (checked === undefined) return [];
        const problems = problemMessages(phrases, shownFields, checked, verdicts[row]);
        return [{ row, line: checked.line, problems }];
      }),
    [rows, verdicts, phrases, shownFields],
  );
  const groups = useMemo(() => faultGroups(faulty, kind.fields, shownFields), [faulty, kind, shownFields]);
  const filter = useFaultyFilter(rows.length, faulty);
  const [focus, setFocus] = useState<{ place: CellPlace; request: number } | null>(null);
  const goTo = (place: CellPlace) => setFocus({ place, request: (focus?.request ?? 0) + 1 });
  const goToFault = (step: 1 | -1) => {
    const cells = faulty.flatMap(({ row, problems }) => problems.map(({ field }) => ({ row, field })));
    const next = nextPlace(cells, focus?.place ?? null, step, shownFields);
    if (next !== undefined) goTo(next);
  };
  return {
    rows,
    shownFields,
    fields,
    counts,
    groups,
    faultCount: faulty.reduce((sum, { problems }) => sum + Math.max(problems.length, 1), 0),
    ...filter,
    active: focus?.place ?? null,
    request: focus?.request ?? 0,
    goTo,
    goToFault,
    stateOf: (row) => rowStateOf(rows[row], verdicts[row]),
    problemsOf,
    replacedIn: (row) => verdicts[row]?.before ?? nothing,
    edit: (edits) => session.edit(edits),
  };
}

/**
 * Shows only faulty rows. A fixed row stays visible until the filter is applied again, so that rows do not move
 * while the user edits.
 */
function useFaultyFilter(count: number, faulty: readonly FaultyRow[]) {
  const [faultyAtFirst, setFaultyAtFirst] = useState<ReadonlySet<number> | null>(null);
  const shown = useMemo(() => {
    const all = Array.from({ length: count }, (_unused, row) => row);
    if (faultyAtFirst === null) return all;
    const now = new Set(faulty.map(({ row }) => row));
    return all.filter((row) => faultyAtFirst.has(row) || now.has(row));
  }, [count, faultyAtFirst, faulty]);
  return {
    shown,
    isOnlyFaulty: faultyAtFirst !== null,
    setOnlyFaulty: (isOnly: boolean) =>
      setFaultyAtFirst(isOnly ? new Set(faulty.map(({ row }) => row)) : null),
  };
}
