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
  /** The text that is shown if there are no items. */
  readonly empty?: string;
}

/** A list in a panel beside the document, such as payments or related documents. */
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

/** A text in a panel instead of a table that has no lines. */
export function NoLines({ children }: { readonly children: ReactNode }) {
  return <p className={classes['none']}>{children}</p>;
}
