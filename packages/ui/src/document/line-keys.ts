import { focusField } from '../form/focus-field.ts';

/** The line and the field that have the focus; `linePlaceOf` returns null if the focus is elsewhere. */
export interface LinePlace {
  readonly key: string;
  readonly place: number;
  readonly field: string;
}

export function linePlaceOf(target: EventTarget | null): LinePlace | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('[data-line]');
  const { key, line } = row?.dataset ?? {};
  if (key === undefined || line === undefined) return null;
  const name = target.closest<HTMLElement>('[data-field]')?.dataset['field'] ?? '';
  return { key, place: Number(line), field: name.split('.')[2] ?? 'quantity' };
}

/**
 * Moves the focus. Up and down move to the same field of the neighbouring line; Enter, and moving beyond the
 * last line, moves to the search field.
 */
export function moveByKey(
  key: string,
  { place, field }: Pick<LinePlace, 'place' | 'field'>,
  isChoice: boolean,
): boolean {
  if (key === 'Enter') return focusField('article');
  // In a select the arrow keys change the choice, so they do not move the focus.
  if (isChoice) return false;
  if (key === 'ArrowUp') return focusField(`lines.${place - 1}.${field}`);
  if (key === 'ArrowDown') return focusField(`lines.${place + 1}.${field}`) || focusField('article');
  return false;
}
