import type { ReactNode } from 'react';
import { Code } from '../figures/Code.tsx';
import classes from './Document.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Smaller lines below the value; null and empty ones are left out. */
  readonly more?: readonly ReactNode[];
  readonly isDim?: boolean;
  /** A text over the whole width that keeps its line breaks. */
  readonly isText?: boolean;
}

interface FactsProps {
  /** Null for a fact that the document does not have. */
  readonly facts: readonly (Fact | null)[];
  /** `list` stands in a panel, one fact below the other. */
  readonly layout?: 'grid' | 'list';
}

/** What is known of a document, as pairs of label and value. */
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

/** A code that can be copied; `missing` stands in its place while there is none. */
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
