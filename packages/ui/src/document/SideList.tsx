import type { ReactNode } from 'react';
import classes from './Document.module.css';

export interface SideItem {
  readonly key: string;
  /** Small text above the name. */
  readonly kind?: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
  /** Small text below the value. */
  readonly valueNote?: ReactNode;
  /** Small text below name and value. */
  readonly note?: string;
}

interface SideListProps {
  readonly items: readonly SideItem[];
  /** Shown when there are no items. */
  readonly empty?: string;
}

/** Payments, related documents and similar lists in a panel beside the document. */
export function SideList({ items, empty }: SideListProps) {
  if (items.length === 0 && empty !== undefined) return <p className={classes['noItems']}>{empty}</p>;
  return (
    <ul className={classes['sideList']}>
      {items.map(({ key, kind, name, value, valueNote = null, note = '' }) => (
        <li key={key}>
          <span>
            {kind === undefined ? null : <small>{kind}</small>}
            {name}
          </span>
          <span>
            {value}
            {valueNote === null ? null : <small>{valueNote}</small>}
          </span>
          {note === '' ? null : <small>{note}</small>}
        </li>
      ))}
    </ul>
  );
}

/** Shown in a panel instead of a table without lines. */
export function NoLines({ children }: { readonly children: ReactNode }) {
  return <p className={classes['none']}>{children}</p>;
}
