import { initialsOf } from './initials.ts';
import classes from './PersonMark.module.css';

/** A person as two letters on warm ground, never to be taken for the green of a business. */
export function PersonMark({ name, size }: { readonly name: string; readonly size: number }) {
  return (
    <span className={classes['person']} style={{ width: size, height: size }} aria-hidden>
      {initialsOf(name)}
    </span>
  );
}
