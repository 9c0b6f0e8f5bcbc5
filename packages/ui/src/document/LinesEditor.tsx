import { IconX } from '@tabler/icons-react';
import { memo, useEffect, useId, type KeyboardEvent, type ReactNode } from 'react';
import { ActionIcon } from '../controls/ActionIcon.tsx';
import type { EditorCell, EditorColumn } from './editor-cells.tsx';
import { linePlaceOf, moveByKey } from './line-keys.ts';
import type { LineMessages } from './line-messages.ts';
import classes from './LinesEditor.module.css';

/** The settings of the editor, which do not change while lines change. */
interface LineSetup<Line> {
  readonly columns: readonly EditorColumn<Line>[];
  /** The name of the line, for accessible labels. */
  readonly nameOf: (line: Line, place: number) => string;
  readonly onChange: (key: string, changed: Partial<Line>) => void;
  /** The button that removes a line; without it, lines cannot be removed. */
  readonly remove?: {
    readonly label: (name: string, place: number) => string;
    readonly run: (key: string) => void;
  };
  /** Content below a line; null shows nothing. */
  readonly below?: (cell: EditorCell<Line>) => ReactNode;
}

export interface LinesEditorProps<Line> extends LineSetup<Line> {
  readonly label: string;
  readonly lines: readonly Line[];
  readonly keyOf: (line: Line, place: number) => string;
  /**
   * The error messages of a line. Returns the same object for all lines without errors, so that memoized rows
   * are not rendered again.
   */
  readonly messagesOf: (place: number) => LineMessages;
  /** True to show the frames of fields always, not only on hover and focus. */
  readonly isFramed?: boolean;
  /** The search field for the next article; without it, no lines can be added. */
  readonly search?: ReactNode;
}

/** Handles keys that no cell has handled: they move the focus between the lines. */
function onKeyDown(event: KeyboardEvent): void {
  const at = linePlaceOf(event.target);
  if (at === null || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  if (moveByKey(event.key, at, event.target instanceof HTMLSelectElement)) event.preventDefault();
}

/**
 * The editor of a document's lines: a table of fields with navigation by arrows and Enter, and below it the
 * search field for the next article. On a phone each line is a card.
 */
export function LinesEditor<Line>(props: LinesEditorProps<Line>) {
  const { label, lines, keyOf, messagesOf, isFramed = false, search, ...setup } = props;
  useSearchInSight(lines.length);
  return (
    <>
      <table className={classes['lines']} data-framed={isFramed || undefined} aria-label={label}>
        <thead>
          <tr>
            {search === undefined ? null : (
              <th className={classes['place']} scope="col">
                #
              </th>
            )}
            {setup.columns.map(({ id, header, width, look }) => (
              <th key={id} scope="col" data-look={look} style={{ width }}>
                {header}
              </th>
            ))}
            {setup.remove === undefined ? null : <td className={classes['remove']} aria-hidden />}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that no cell has handled belong to the lines. */}
        <tbody onKeyDown={onKeyDown}>
          {lines.map((line, place) => (
            <EditorRow
              key={keyOf(line, place)}
              {...(setup as LineSetup<unknown>)}
              line={line}
              lineKey={keyOf(line, place)}
              place={place}
              isNumbered={search !== undefined}
              messages={messagesOf(place)}
            />
          ))}
        </tbody>
      </table>
      {search === undefined ? null : (
        <div className={classes['next']} data-field="lines">
          <span className={classes['place']} aria-hidden>
            {lines.length + 1}
          </span>
          {search}
        </div>
      )}
    </>
  );
}

/**
 * Scrolls the search field back into view while it has the focus, because each new line pushes it further
 * down.
 */
function useSearchInSight(lineCount: number): void {
  useEffect(() => {
    const field = document.activeElement;
    if (lineCount > 0 && field?.getAttribute('data-field') === 'article')
      field.scrollIntoView({ block: 'nearest' });
  }, [lineCount]);
}

interface EditorRowProps extends LineSetup<unknown> {
  readonly line: unknown;
  readonly lineKey: string;
  readonly place: number;
  readonly isNumbered: boolean;
  readonly messages: LineMessages;
}

/** One line of the editor, memoized so that only changed lines are rendered again. */
const EditorRow = memo(function EditorRow(props: EditorRowProps) {
  const { columns, nameOf, onChange, remove, below, line, lineKey, place, isNumbered, messages } = props;
  const messageId = useId();
  const name = nameOf(line, place);
  const wrong = [...new Set(Object.values(messages))].filter((text) => text !== '');
  const cellOf = (id: string): EditorCell<unknown> => ({
    line,
    place,
    name,
    field: `lines.${place}.${id}`,
    isWrong: messages[id] !== undefined,
    describedBy: wrong.length === 0 ? undefined : messageId,
    change: (changed) => onChange(lineKey, changed),
  });
  const more = below?.(cellOf('below')) ?? null;
  const span = columns.length + Number(isNumbered) + Number(remove !== undefined);
  return (
    <>
      <tr
        className={classes['line']}
        data-line={place}
        data-key={lineKey}
        data-more={more === null ? undefined : true}
      >
        {isNumbered ? <td className={classes['place']}>{place + 1}</td> : null}
        {columns.map(({ id, look, phoneLabel, phoneSpan = 1, cell }) => {
          const Cell = look === 'name' ? 'th' : 'td';
          return (
            <Cell
              key={id}
              {...(look === 'name' ? { scope: 'row' } : {})}
              data-look={look}
              data-label={phoneLabel}
              data-span={phoneSpan}
            >
              {cell(cellOf(id))}
            </Cell>
          );
        })}
        {remove === undefined ? null : (
          <td className={classes['remove']}>
            <ActionIcon aria-label={remove.label(name, place)} onClick={() => remove.run(lineKey)}>
              <IconX size={15} stroke={1.8} aria-hidden />
            </ActionIcon>
          </td>
        )}
      </tr>
      {more === null ? null : (
        <tr className={classes['below']} data-line={place} data-key={lineKey}>
          <td colSpan={span}>{more}</td>
        </tr>
      )}
      {wrong.length === 0 ? null : (
        <tr className={classes['errors']}>
          <td colSpan={span} id={messageId}>
            {wrong.join(' ')}
          </td>
        </tr>
      )}
    </>
  );
});
