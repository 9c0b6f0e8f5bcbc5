import classes from './Spinner.module.css';

export interface SpinnerProps {
  size?: number;
}

/** Decoration only: whoever shows it also says in words what is going on. */
export function Spinner({ size = 15 }: SpinnerProps) {
  return <span className={classes['spinner']} style={{ width: size, height: size }} aria-hidden />;
}
