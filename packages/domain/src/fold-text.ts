/** Removes case and accents for searching: "Përroi" is found by "perroi". */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase();
}
