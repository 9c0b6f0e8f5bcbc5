import classes from './Spinner.module.css';

export interface SpinnerProps {
  size?: number;
}

/** A spinner, hidden from screen readers: the component that shows it also says in words what is loading. */
export function Spinner({ size = 15 }: SpinnerProps) {
  return <span className={classes['spinner']} style={{ width: size, height: size }} aria-hidden />;
}
