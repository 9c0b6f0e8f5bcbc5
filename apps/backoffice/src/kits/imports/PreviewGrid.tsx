import { usePhrases } from '@tezga/ui';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useState, type CSSProperties } from 'react';
import { cellAfter, isTyping } from './grid-keys.ts';
import { fieldLabel, type ImportKind } from './import-kind.ts';
import classes from './Preview.module.css';
import { PreviewRow } from './PreviewRow.tsx';
import type { StudioState } from './studio-state.ts';
import type { Preview } from './use-preview.ts';

const rowHeight = 34;

interface PreviewGridProps {
  readonly kind: ImportKind;
  readonly state: StudioState;
  readonly preview: Preview;
}

/** A virtualized grid of all rows of the file; cells are edited in place. */
export function PreviewGrid({ kind, state, preview }: PreviewGridProps) {
  const phrases = usePhrases();
  const { check } = phrases.imports;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  // The text typed into the active cell; null while it is not being edited.
  const [typed, setTyped] = useState<string | null>(null);
  const [hasFocus, setHasFocus] = useState(false);
  const { shown, fields, active } = preview;
  const activeIndex = active === null ? -1 : shown.indexOf(active.row);
  // oxlint-disable-next-line react/incompatible-library -- its functions are called here and not passed on.
  const virtualizer = useVirtualizer({
    count: shown.length,
    getScrollElement: () => scroller,
    estimateSize: () => rowHeight,
    overscan: 10,
    // The active row stays rendered even out of view, or the keyboard focus would be lost.
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      return activeIndex < 0 || inView.includes(activeIndex) ? inView : [...inView, activeIndex];
    },
  });
  const show = useEffectEvent(() => {
    setTyped(null);
    if (scroller === null || activeIndex < 0) return;
    virtualizer.scrollToIndex(activeIndex, { align: 'auto' });
    requestAnimationFrame(() => {
      const cell = scroller.querySelector<HTMLElement>('[data-active]');
      // Does not take the focus from an input inside the cell.
      if (cell?.contains(document.activeElement) === false) cell.focus();
    });
  });
  useEffect(() => show(), [preview.request]);

  const commit = (text: string) => {
    setTyped(null);
    if (active !== null) void preview.edit([{ ...active, text }]);
  };
  const textOf = (row: number, field: string) =>
    preview.rows[row]?.texts[preview.shownFields.indexOf(field)] ?? '';
  const headOf = (field: string) => state.facts?.columns[state.mapping.indexOf(field)]?.head ?? '';
  const style = {
    '--tz-columns': `48px 100px ${fields.map(({ widthPx }) => `minmax(${widthPx}px, ${widthPx}fr)`).join(' ')}`,
    '--tz-columns-min': `${fields.reduce((sum, { widthPx }) => sum + widthPx, 148)}px`,
  } as CSSProperties;

  return (
    <div ref={setScroller} className={classes['scroller']}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the grid pattern builds on a table.
        role="grid"
        tabIndex={-1}
        className={classes['grid']}
        style={style}
        aria-label={check.grid}
        aria-rowcount={shown.length + 1}
        aria-colcount={fields.length + 2}
        onFocus={() => setHasFocus(true)}
        onBlur={({ currentTarget, relatedTarget }) =>
          setHasFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
        }
        onKeyDown={(event) => {
          if (active === null || typed !== null) return;
          const next = cellAfter(event, active, shown, preview.shownFields);
          if (next !== null) {
            event.preventDefault();
            preview.goTo(next);
          } else if (event.key === 'Enter' || event.key === 'F2') {
            event.preventDefault();
            setTyped(textOf(active.row, active.field));
          } else if (event.key === 'Delete') commit('');
          else if (isTyping(event)) {
            event.preventDefault();
            setTyped(event.key);
          }
        }}
      >
        <thead className={classes['headGroup']}>
          <tr className={classes['head']} aria-rowindex={1}>
            <th scope="col">#</th>
            <th scope="col">{check.state}</th>
            {fields.map(({ key, look }) => (
              <th key={key} scope="col" data-look={look}>
                <span className={classes['fileHead']}>{headOf(key)}</span>
                <span className={classes['ourHead']}>{fieldLabel(phrases, kind, key)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={classes['body']} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const row = shown[index];
            if (row === undefined) return null;
            const isActive = active?.row === row;
            return (
              <PreviewRow
                key={row}
                kind={kind}
                preview={preview}
                row={row}
                index={index}
                top={start}
                activeField={isActive ? active.field : null}
                isTabStop={active === null ? index === 0 : isActive}
                isExplained={hasFocus && typed === null}
                typed={isActive ? typed : null}
                onType={setTyped}
                onCommit={commit}
              />
            );
          })}
        </tbody>
      </table>
      {preview.isOnlyFaulty && shown.length === 0 ? (
        <p className={classes['none']}>{check.noFaulty}</p>
      ) : null}
    </div>
  );
}
