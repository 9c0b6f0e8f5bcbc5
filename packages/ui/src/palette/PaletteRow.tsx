import { useEffect, useRef } from 'react';
import { Kbd } from '../page/Kbd.tsx';
import type { PaletteItem } from './palette-search.ts';
import classes from './PaletteRow.module.css';

export interface PaletteRowProps {
  id: string;
  item: PaletteItem;
  isChosen: boolean;
  onPoint: () => void;
  onOpen: (where: 'here' | 'new-tab') => void;
}

export function PaletteRow({ id, item, isChosen, onPoint, onOpen }: PaletteRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) {
      row.current?.scrollIntoView({ block: 'nearest' });
    }
  }, [isChosen]);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the focus stays in the search field, whose keys choose and open.
    <div
      ref={row}
      id={id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option element can only contain text.
      role="option"
      aria-selected={isChosen}
      className={classes['row']}
      onPointerMove={onPoint}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey ? 'new-tab' : 'here')}
    >
      <span className={classes['icon']} aria-hidden>
        {item.icon}
      </span>
      <span className={classes['title']}>{item.title}</span>
      {item.detail === undefined ? null : <span className={classes['detail']}>{item.detail}</span>}
      <span className={classes['aside']}>
        {item.aside}
        {item.keys === undefined ? null : <Kbd>{item.keys}</Kbd>}
        {isChosen ? <Kbd>↵</Kbd> : null}
      </span>
    </div>
  );
}
