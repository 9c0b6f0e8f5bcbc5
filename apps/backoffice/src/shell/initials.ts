/** At most two letters that stand for a name: its first words', as on a badge. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).slice(0, 2);
  return words.map((word) => Array.from(word)[0]?.toLocaleUpperCase('sq') ?? '').join('');
}
