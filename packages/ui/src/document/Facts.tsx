import type { ReactNode } from 'react';
import { Code } from '../figures/Code.tsx';
import classes from './Document.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Smaller lines below the value; null and empty lines are not shown. */
  readonly more?: readonly ReactNode[];
  readonly isDim?: boolean;
  /** True for a text of several lines, which takes the whole width. */
  readonly isText?: boolean;
}

interface FactsProps {
  /** The facts; null entries are skipped, for facts that the document does not have. */
  readonly facts: readonly (Fact | null)[];
  /** `list` puts the facts one below the other, for a panel. */
  readonly layout?: 'grid' | 'list';
}

/** Facts about a document, as pairs of label and value. */
export function Facts({ facts, layout = 'grid' }: FactsProps) {
  const isList = layout === 'list';
  return (
    <dl className={classes[isList ? 'codes' : 'parties']}>
      {facts
        .filter((fact) => fact !== null)
        .map(({ label, value, more = [], isDim = false, isText = false }) => (
          <div key={label} className={isText ? classes['notes'] : undefined}>
            <dt>{label}</dt>
            <dd className={isList || isText ? undefined : classes[isDim ? 'dim' : 'partyName']}>{value}</dd>
            {more
              .filter((line) => line !== null && line !== '')
              .map((line, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- the lines of a fact never change their order
                <dd key={place} className={isDim ? classes['dim'] : undefined}>
                  {line}
                </dd>
              ))}
          </div>
        ))}
    </dl>
  );
}

/** A code with a copy button; `missing` is shown while there is no code. */
export function codeFact(label: string, code: string | null, missing = ''): Fact {
  const shown =
    code === null ? (
      missing
    ) : (
      <Code copy wrap label={label}>
        {code}
      </Code>
    );
  return { label, value: shown };
}
