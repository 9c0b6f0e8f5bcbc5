import { initialsOf } from './initials.ts';
import classes from './PersonMark.module.css';

/** A user's initials on a warm background, to distinguish them from the green of a business. */
export function PersonMark({ name, size }: { readonly name: string; readonly size: number }) {
  return (
    <span className={classes['person']} style={{ width: size, height: size }} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
