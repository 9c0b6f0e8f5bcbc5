import classes from './Mark.module.css';

const STEM =
  'M10.9 17.4h10.2v11.1a.45.45 0 0 1-.76.33L18.9 27.4a.45.45 0 0 0-.64 0l-1.94 1.9a.45.45 0 0 1-.64 0l-1.94-1.9a.45.45 0 0 0-.64 0l-1.44 1.43a.45.45 0 0 1-.76-.33z';
const STRIPES_A =
  'M7.4 3H10.12L7.36 12.6a2.88 3.48 0 0 1-5.76 0L5.85 4.1Q6.2 3 7.4 3ZM14.04 3H17.96L18.88 12.6a2.88 3.48 0 0 1-5.76 0ZM21.88 3H24.6Q25.8 3 26.15 4.1L30.4 12.6a2.88 3.48 0 0 1-5.76 0Z';
const STRIPES_B =
  'M10.12 3H14.04L13.12 12.6a2.88 3.48 0 0 1-5.76 0ZM17.96 3H21.88L24.64 12.6a2.88 3.48 0 0 1-5.76 0Z';

export interface MarkProps {
  /** Width and height in pixels, at least 16. */
  size?: number;
  /** `tile` draws the mark on a green square. */
  variant?: 'plain' | 'tile';
  /** The accessible name; without it, the mark is hidden from screen readers. */
  label?: string;
}

export function Mark({ size = 24, variant = 'plain', label }: MarkProps) {
  const drawing = (
    <svg
      viewBox="0 0 32 32"
      width={variant === 'tile' ? Math.round(size * 0.65) : size}
      height={variant === 'tile' ? Math.round(size * 0.65) : size}
      className={classes['mark']}
      data-variant={variant}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path className={classes['a']} d={`${STEM}${STRIPES_A}`} />
      <path className={classes['b']} d={STRIPES_B} />
    </svg>
  );
  if (variant === 'plain') {
    return drawing;
  }
  return (
    <span
      className={classes['tile']}
      style={{ width: size, height: size, borderRadius: Math.round(size / 5) }}
    >
      {drawing}
    </span>
  );
}
