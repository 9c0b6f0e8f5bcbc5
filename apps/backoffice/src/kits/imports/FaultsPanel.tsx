import { Kbd, usePhrases } from '@tezga/ui';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import classes from './FaultsPanel.module.css';
import type { FaultGroup } from './fault-groups.ts';
import { fieldLabel, type ImportKind } from './import-kind.ts';
import type { Preview } from './use-preview.ts';

const groupsShown = 40;

/** The errors grouped by kind, so that one fix applies to all equal errors. */
export function FaultsPanel({
  kind,
  preview,
  isWaiting,
}: {
  readonly kind: ImportKind;
  readonly preview: Preview;
  readonly isWaiting: boolean;
}) {
  const { check } = usePhrases().imports;
  const { groups, faultCount, counts } = preview;
  return (
    <aside className={classes['faults']} aria-label={check.faultsTitle}>
      <div className={classes['faultsPanel']}>
        <div className={classes['faultsHead']}>
          <h2>{faultCount === 0 ? check.noFaults : check.faults(faultCount, counts.faulty)}</h2>
          {faultCount === 0 ? null : (
            <button
              type="button"
              className={classes['nextFault']}
              aria-label={check.nextFault}
              onClick={() => preview.goToFault(1)}
            >
              <Kbd>F8</Kbd> {check.next}
            </button>
          )}
        </div>
        {faultCount === 0 ? (
          <p className={classes['none']}>{isWaiting ? check.checking(counts.waiting) : check.noFaultsText}</p>
        ) : (
          <ul className={classes['groups']}>
            {groups.slice(0, groupsShown).map((group) => (
              <Group key={group.key} kind={kind} group={group} preview={preview} />
            ))}
          </ul>
        )}
        {groups.length > groupsShown ? (
          <p className={classes['none']}>{check.more(groups.length - groupsShown)}</p>
        ) : null}
      </div>
      <p className={classes['aside']}>{check.undoHint}</p>
      <p className={classes['aside']}>{check.keys}</p>
    </aside>
  );
}

interface GroupProps {
  readonly kind: ImportKind;
  readonly group: FaultGroup;
  readonly preview: Preview;
}

function Group({ kind, group, preview }: GroupProps) {
  const phrases = usePhrases();
  const { check } = phrases.imports;
  const { field, sentence, rows, proposal } = group;
  const [first] = rows;
  const isMany = rows.length > 1;
  const fix = () => void preview.edit(rows.map(({ row }) => ({ row, field, text: proposal ?? '' })));
  const label =
    proposal === ''
      ? isMany
        ? check.leaveAllEmpty
        : check.leaveEmpty
      : isMany
        ? check.setAll(proposal ?? '')
        : check.set(proposal ?? '');
  return (
    <li className={classes['group']}>
      <IconAlertTriangleFilled size={14} aria-hidden />
      <span className={classes['sentence']}>{sentence}</span>
      <span className={classes['where']}>
        {fieldLabel(phrases, kind, field)} ·{' '}
        {isMany ? check.inRows(rows.length) : check.atLine(first?.line ?? 0)}
      </span>
      {proposal === null ? (
        <button
          type="button"
          className={classes['fix']}
          onClick={() => first && preview.goTo({ row: first.row, field })}
        >
          {check.goTo}
        </button>
      ) : (
        <button type="button" className={classes['fix']} onClick={fix}>
          {label}
        </button>
      )}
    </li>
  );
}
