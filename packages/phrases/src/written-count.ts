/** Formats a count with a space between thousands, like every number on the screens: 10 000. */
export function writtenCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00A0');
}
