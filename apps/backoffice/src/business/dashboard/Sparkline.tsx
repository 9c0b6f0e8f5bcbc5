import classes from './Dashboard.module.css';

const width = 56;
const height = 20;
/** The maximum number of points; with more the line would not be readable. */
const pointsMax = 92;

/** The course of a figure over the period; decorative, because the numbers are beside it. */
export function Sparkline({ values }: { readonly values: readonly number[] }) {
  const max = Math.max(...values, 0);
  if (values.length < 2 || values.length > pointsMax || max <= 0) return null;
  const points = values.map((value, place) => {
    const x = (place / (values.length - 1)) * width;
    return `${x.toFixed(1)},${(height - (Math.max(value, 0) / max) * height).toFixed(1)}`;
  });
  return (
    <svg className={classes['sparkline']} viewBox={`0 -2 ${width} ${height + 4}`} aria-hidden>
      <polyline points={points.join(' ')} />
    </svg>
  );
}
