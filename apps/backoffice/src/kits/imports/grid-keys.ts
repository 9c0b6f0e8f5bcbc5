import type { CellPlace } from './next-place.ts';

interface Pressed {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const rowsOfScreen = 15;

/** The cell that a key moves to; null for other keys. */
export function cellAfter(
  { key, ctrlKey, altKey, metaKey }: Pressed,
  { row, field }: CellPlace,
  shown: readonly number[],
  fields: readonly string[],
): CellPlace | null {
  if (altKey || metaKey) return null;
  const at = shown.indexOf(row);
  const column = fields.indexOf(field);
  const cell = (index: number, place: number): CellPlace => ({
    row: shown[Math.min(Math.max(index, 0), shown.length - 1)] ?? row,
    field: fields[Math.min(Math.max(place, 0), fields.length - 1)] ?? field,
  });
  switch (key) {
    case 'ArrowDown':
      return cell(at + 1, column);
    case 'ArrowUp':
      return cell(at - 1, column);
    case 'ArrowRight':
      return cell(at, column + 1);
    case 'ArrowLeft':
      return cell(at, column - 1);
    case 'PageDown':
      return cell(at + rowsOfScreen, column);
    case 'PageUp':
      return cell(at - rowsOfScreen, column);
    case 'Home':
      return ctrlKey ? cell(0, 0) : cell(at, 0);
    case 'End':
      return ctrlKey ? cell(shown.length - 1, fields.length - 1) : cell(at, fields.length - 1);
    default:
      return null;
  }
}

/** Whether a key types a character, which starts editing the cell as in a spreadsheet. */
export function isTyping({ key, ctrlKey, altKey, metaKey }: Pressed): boolean {
  return key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;
}
