import { Badge, StatusBadge, Tooltip, usePhrases, VisuallyHidden } from '@tezga/ui';
import { IconClock } from '@tabler/icons-react';
import { fieldLabel } from './import-kind.ts';
import classes from './Preview.module.css';
import { PreviewCell } from './PreviewCell.tsx';
import type { PreviewRowProps } from './preview-row-part.ts';

export function PreviewRow(props: PreviewRowProps) {
  const phrases = usePhrases();
  const { check } = phrases.imports;
  const { kind, preview, row, index, top } = props;
  const checked = preview.rows[row];
  if (checked === undefined) return null;
  const state = preview.stateOf(row);
  const problems = preview.problemsOf(row);
  const replaced = preview.replacedIn(row);
  // An error of a field without a visible column is shown beside the row's state.
  const isHomeless = (field: string) => !preview.shownFields.includes(field);
  const beside = [
    ...problems.flatMap(({ field, sentence }) => (isHomeless(field) ? [sentence] : [])),
    ...Object.entries(replaced).flatMap(([field, old]) =>
      isHomeless(field) ? [`${fieldLabel(phrases, kind, field)}: ${check.before(old)}`] : [],
    ),
  ].join(' ');
  return (
    <tr
      aria-rowindex={index + 2}
      className={classes['row']}
      data-state={state}
      style={{ transform: `translateY(${top}px)` }}
    >
      <th scope="row" className={classes['line']}>
        {checked.line}
      </th>
      <td className={classes['state']}>
        {state === 'waiting' ? (
          <Badge icon={<IconClock size={13} aria-hidden />} hushed>
            {check.waiting}
          </Badge>
        ) : (
          <Tooltip label={beside} disabled={beside === ''}>
            <span>
              <StatusBadge state={state} />
              <VisuallyHidden>{beside}</VisuallyHidden>
            </span>
          </Tooltip>
        )}
      </td>
      {preview.fields.map((field, column) => (
        <PreviewCell
          key={field.key}
          {...props}
          field={field}
          text={checked.texts[column] ?? ''}
          line={checked.line}
          problem={problems.find((each) => each.field === field.key)}
          replaced={replaced[field.key]}
          isFirst={column === 0}
        />
      ))}
    </tr>
  );
}
