import { useEffect, useRef } from 'react';
import classes from './Tick.module.css';

export interface TickProps {
  readonly label: string;
  readonly state: 'none' | 'some' | 'all';
  readonly tabIndex?: number;
  readonly isDisabled?: boolean;
  /** Called on a click; left out if the click handler of the row toggles the checkbox. */
  readonly onToggle?: () => void;
}

/** A plain checkbox without Mantine, because hundreds are rendered at once. */
export function Tick({ label, state, tabIndex = 0, isDisabled = false, onToggle }: TickProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = state === 'some';
  }, [state]);
  return (
    <input
      ref={input}
      type="checkbox"
      className={classes['tick']}
      aria-label={label}
      checked={state === 'all'}
      tabIndex={tabIndex}
      disabled={isDisabled}
      {...(onToggle === undefined ? { readOnly: true } : { onChange: onToggle })}
    />
  );
}
