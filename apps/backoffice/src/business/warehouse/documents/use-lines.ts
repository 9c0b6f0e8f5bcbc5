import type { PathOf, ZodForm } from '@tezga/ui';
import { useEffect, useRef } from 'react';
import { withLine, type FormLine } from './document-form.ts';

/** Adds, changes and removes the lines of a document form. */
export function useLines<Line extends FormLine, Values extends { lines: Line[] }>(form: ZodForm<Values>) {
  const { lines } = form.values;
  // A ref, because scans may come faster than renders: each is added to the latest lines.
  const latest = useRef<readonly Line[]>(lines);
  useEffect(() => {
    latest.current = lines;
  }, [lines]);
  const set = (changed: readonly Line[]) => {
    latest.current = changed;
    // Clears the errors of all lines: removing a line moves the lines below it up, and their errors would be shown at
    // the wrong line.
    for (const path of Object.keys(form.errors))
      if (path.startsWith('lines')) form.setError(path as PathOf<Values>, null);
    form.setValue('lines' as PathOf<Values>, changed as never);
  };
  return {
    lines,
    add: (line: Line) => set(withLine(latest.current, line)),
    /** Appends each row as a separate line, also if a line has the article already. */
    append: (added: readonly Line[]) => set([...latest.current, ...added]),
    remove: (key: string) => set(latest.current.toSpliced(Number(key), 1)),
    change: (key: string, changed: Partial<Line>) => {
      for (const [field, value] of Object.entries(changed))
        form.setValue(`lines.${Number(key)}.${field}` as PathOf<Values>, value as never);
    },
  };
}
