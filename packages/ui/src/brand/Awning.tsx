import classes from './Awning.module.css';

export interface AwningProps {
  width?: number;
}

/** The pale awning above the text of an empty state. */
export function Awning({ width = 80 }: AwningProps) {
  return (
    <svg viewBox="1.6 3 28.8 13.1" width={width} className={classes['awning']} aria-hidden>
      <path
        className={classes['a']}
        d="M7.4 3H10.12L7.36 12.6a2.88 3.48 0 0 1-5.76 0L5.85 4.1Q6.2 3 7.4 3ZM14.04 3H17.96L18.88 12.6a2.88 3.48 0 0 1-5.76 0ZM21.88 3H24.6Q25.8 3 26.15 4.1L30.4 12.6a2.88 3.48 0 0 1-5.76 0Z"
      />
      <path
        className={classes['b']}
        d="M10.12 3H14.04L13.12 12.6a2.88 3.48 0 0 1-5.76 0ZM17.96 3H21.88L24.64 12.6a2.88 3.48 0 0 1-5.76 0Z"
      />
    </svg>
  );
}
