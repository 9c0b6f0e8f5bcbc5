/** Removes case and accents for searching, so that "perroi" finds "Përroi". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}
