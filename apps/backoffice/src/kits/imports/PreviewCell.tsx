import { Button, Popover, Tooltip, usePhrases, VisuallyHidden } from '@tezga/ui';
import { IconAlertTriangleFilled } from '@tabler/icons-react';
import type { ReactElement } from 'react';
import { proposalFor } from './fault-groups.ts';
import { fieldLabel } from './import-kind.ts';
import classes from './Preview.module.css';
import type { PreviewRowProps } from './preview-row-part.ts';
import type { ProblemMessage } from './problem-messages.ts';
import type { ImportField } from './sheet/field.ts';

interface PreviewCellProps extends PreviewRowProps {
  readonly field: ImportField;
  readonly text: string;
  readonly line: number;
  readonly problem: ProblemMessage | undefined;
  /** The current value of the record, if the row changes it. */
  readonly replaced: string | undefined;
  readonly isFirst: boolean;
}

/** One cell: its text, the value it replaces and its errors. */
export function PreviewCell(props: PreviewCellProps) {
  const { preview, row, field, text, problem, replaced, activeField, isTabStop, isFirst, typed, onType } =
    props;
  const isActive = activeField === field.key;
  return (
    <td
      tabIndex={isTabStop && (isActive || (activeField === null && isFirst)) ? 0 : -1}
      className={classes['cell']}
      data-look={field.look}
      data-active={isActive || undefined}
      data-faulty={problem !== undefined || undefined}
      data-changed={replaced !== undefined || undefined}
      aria-invalid={problem !== undefined}
      aria-selected={isActive}
      onFocus={() => isActive || preview.goTo({ row, field: field.key })}
      onMouseDown={(event) => {
        if (!isActive || typed !== null) return;
        // Prevents the browser from moving the focus back to the cell, away from its new input.
        event.preventDefault();
        onType(text);
      }}
      onDoubleClick={() => onType(text)}
    >
      {isActive && typed !== null ? <CellEditor {...props} /> : <CellText {...props} />}
      {problem === undefined ? null : <VisuallyHidden>{problem.sentence}</VisuallyHidden>}
    </td>
  );
}

/** The text of the cell. An error is explained in a tooltip, or in a popover if the cell is active. */
function CellText(props: PreviewCellProps) {
  const { text, problem, replaced, activeField, field } = props;
  const { check } = usePhrases().imports;
  const words = (
    <span className={classes['text']}>
      {problem !== undefined && text === '' ? (
        <>
          <IconAlertTriangleFilled size={12} aria-hidden /> {check.empty}
        </>
      ) : (
        text
      )}
    </span>
  );
  if (replaced !== undefined) return <Replacing old={replaced} words={words} />;
  if (problem === undefined) return words;
  return activeField === field.key ? (
    <Explained {...props} problem={problem} words={words} />
  ) : (
    <Tooltip label={problem.sentence} withinPortal openDelay={200}>
      {words}
    </Tooltip>
  );
}

/** The new value after the replaced one, which is struck through; screen readers get hidden words instead. */
function Replacing({ old, words }: { readonly old: string; readonly words: ReactElement }) {
  const { check } = usePhrases().imports;
  return (
    <Tooltip label={check.before(old)} withinPortal openDelay={200}>
      <span className={classes['replacing']}>
        {old === '' ? null : <del aria-hidden>{old}</del>}
        {words} <VisuallyHidden>{check.before(old)}</VisuallyHidden>
      </span>
    </Tooltip>
  );
}

function Explained({
  words,
  problem,
  kind,
  preview,
  row,
  field,
  isExplained,
}: PreviewCellProps & { readonly words: ReactElement; readonly problem: ProblemMessage }) {
  const { check } = usePhrases().imports;
  const proposal = proposalFor(kind.fields, problem);
  const set = () => void preview.edit([{ row, field: problem.field, text: proposal ?? '' }]);
  return (
    <Popover
      opened={isExplained}
      position={field.look === 'number' ? 'bottom-end' : 'bottom-start'}
      withinPortal
      trapFocus={false}
      // No popover roles: the cell itself already contains the error text.
      withRoles={false}
      width={300}
    >
      <Popover.Target>{words}</Popover.Target>
      {/* The focus stays in the grid, so that the keys go on working. */}
      <Popover.Dropdown onMouseDown={(event) => event.preventDefault()}>
        <p className={classes['reason']}>{problem.sentence}</p>
        {proposal === null ? null : (
          <Button size="xs" onClick={set} tabIndex={-1}>
            {proposal === '' ? check.leaveEmpty : check.set(proposal)}
          </Button>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

function CellEditor({ kind, preview, row, field, line, text, typed, onType, onCommit }: PreviewCellProps) {
  const phrases = usePhrases();
  const { check } = phrases.imports;
  return (
    <input
      className={classes['editor']}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just started to edit this cell.
      autoFocus
      aria-label={check.edit(fieldLabel(phrases, kind, field.key), line)}
      value={typed ?? ''}
      onChange={({ currentTarget }) => onType(currentTarget.value)}
      onMouseDown={(event) => event.stopPropagation()}
      onBlur={({ currentTarget }) => {
        if (currentTarget.value === text) onType(null);
        else onCommit(currentTarget.value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.key === 'Tab') {
          event.preventDefault();
          const { value } = event.currentTarget;
          if (value !== text) onCommit(value);
          preview.goTo({ row, field: field.key });
        } else if (event.key === 'Escape') {
          event.stopPropagation();
          preview.goTo({ row, field: field.key });
        }
      }}
    />
  );
}
