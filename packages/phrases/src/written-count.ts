/** Formats a count as on the screens, with a space between thousands: 10 000. */
export function writtenCount(count: number): string {
  return String(count).replaceAll(/\B(?=(?:\d{3})+$)/g, '\u00A0');
}
