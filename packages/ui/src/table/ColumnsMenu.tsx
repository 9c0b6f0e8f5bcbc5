import { IconColumns3, IconGripVertical } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import { Button } from '../controls/Button.tsx';
import { Popover } from '../controls/Popover.tsx';
import { VisuallyHidden } from '../controls/VisuallyHidden.tsx';
import { usePhrases } from '../theme/PhrasesProvider.tsx';
import classes from './ColumnsMenu.module.css';
import { withColumnMoved, withColumnShown, withColumnWidth } from './state/table-layout.ts';
import type { PlacedColumn } from './state/table-layout.ts';
import { Tick } from './bulk/Tick.tsx';
import type { ColumnLayout } from './use-column-layout.ts';
import { useRowDrag } from './use-row-drag.ts';

/** A menu for visibility, order and width of the columns; 'Rikthe' restores the default layout. */
export function ColumnsMenu<Row>({ layout }: { readonly layout: ColumnLayout<Row> }) {
  const { columns: phrases } = usePhrases().table;
  const hint = useId();
  const [announcement, setAnnouncement] = useState('');
  return (
    <Popover position="bottom-end" trapFocus returnFocus width={236}>
      <Popover.Target>
        <Button variant="default" size="xs" leftSection={<IconColumns3 size={15} stroke={1.7} aria-hidden />}>
          {phrases.title}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes['menu']} aria-label={phrases.title}>
        <div className={classes['head']}>
          <span>{phrases.title}</span>
          <button type="button" className={classes['reset']} onClick={() => layout.change(undefined)}>
            {phrases.reset}
          </button>
        </div>
        <ColumnList layout={layout} hint={hint} onAnnounce={setAnnouncement} />
        <VisuallyHidden id={hint}>{phrases.handleHint}</VisuallyHidden>
        <VisuallyHidden component="output">{announcement}</VisuallyHidden>
      </Popover.Dropdown>
    </Popover>
  );
}

interface ColumnListProps<Row> {
  readonly layout: ColumnLayout<Row>;
  readonly hint: string;
  /** Announces the effect of a key press to screen readers. */
  readonly onAnnounce: (sentence: string) => void;
}

function ColumnList<Row>({ layout, hint, onAnnounce }: ColumnListProps<Row>) {
  const list = useRef<HTMLUListElement>(null);
  const drag = useRowDrag(list, (id, to) => layout.change(withColumnMoved(layout.current, id, to)));
  return (
    <ul ref={list} className={classes['list']}>
      {layout.placed.map((placed, position) => (
        <ColumnLine
          key={placed.column.id}
          layout={layout}
          placed={placed}
          position={position}
          hint={hint}
          onAnnounce={onAnnounce}
          drag={drag}
        />
      ))}
    </ul>
  );
}

interface ColumnLineProps<Row> extends ColumnListProps<Row> {
  readonly placed: PlacedColumn<Row>;
  readonly position: number;
  readonly drag: ReturnType<typeof useRowDrag>;
}

const widthStep = 16;

function ColumnLine<Row>({ layout, placed, position, hint, onAnnounce, drag }: ColumnLineProps<Row>) {
  const { columns: phrases } = usePhrases().table;
  const { column, isVisible, chosenWidth } = placed;
  const move = (to: number) => {
    const target = Math.min(Math.max(to, 0), layout.placed.length - 1);
    layout.change(withColumnMoved(layout.current, column.id, target));
    onAnnounce(phrases.moved(column.header, target + 1, layout.placed.length));
  };
  const widen = (pixels: number) => {
    const next = withColumnWidth(layout.current, column.id, (chosenWidth ?? column.width) + pixels);
    layout.change(next);
    onAnnounce(phrases.resized(column.header, next.widths[column.id] ?? column.width));
  };
  const keys: Partial<Record<string, () => void>> = {
    ArrowUp: () => move(position - 1),
    ArrowDown: () => move(position + 1),
    ArrowLeft: () => widen(-widthStep),
    ArrowRight: () => widen(widthStep),
  };
  return (
    <li className={classes['line']} data-dragged={drag.dragged === column.id || undefined}>
      <label className={classes['name']} data-hidden={!isVisible || undefined}>
        <Tick
          label={column.header}
          state={isVisible ? 'all' : 'none'}
          isDisabled={column.hideable === false}
          onToggle={() => layout.change(withColumnShown(layout.current, column.id, !isVisible))}
        />
        <span className={classes['word']}>{column.header}</span>
      </label>
      <button
        type="button"
        className={classes['handle']}
        aria-label={phrases.handle(column.header)}
        aria-describedby={hint}
        onKeyDown={(event) => {
          const act = keys[event.key];
          if (act === undefined) return;
          event.preventDefault();
          act();
        }}
        {...drag.handleOf(column.id)}
      >
        <IconGripVertical size={15} stroke={1.8} aria-hidden />
      </button>
    </li>
  );
}
