/** The keys that move the focus between rows. */
const movingKeys = ['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'] as const;
export type MovingKey = (typeof movingKeys)[number];

export function isMovingKey(key: string): key is MovingKey {
  return (movingKeys as readonly string[]).includes(key);
}

/**
 * The row that a key moves to. If no row has the focus (-1), down moves to the first row and up to the last.
 */
export function nextRowIndex(key: MovingKey, current: number, rowCount: number, rowsInView: number): number {
  if (rowCount === 0) return -1;
  const last = rowCount - 1;
  const stride = Math.max(rowsInView - 1, 1);
  const upwardsFrom = current < 0 ? rowCount : current;
  const targets: Record<MovingKey, number> = {
    Home: 0,
    End: last,
    ArrowDown: current + 1,
    ArrowUp: upwardsFrom - 1,
    PageDown: Math.max(current, 0) + stride,
    PageUp: upwardsFrom - stride,
  };
  return Math.min(Math.max(targets[key], 0), last);
}
