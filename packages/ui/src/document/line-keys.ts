import { focusField } from '../form/focus-field.ts';

/** Where in the lines the cursor is; null anywhere else. */
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

/** Up and down go to the same field of the next line, Enter and the end of the lines to the next article. */
export function moveByKey(
  key: string,
  { place, field }: Pick<LinePlace, 'place' | 'field'>,
  isChoice: boolean,
): boolean {
  if (key === 'Enter') return focusField('article');
  // In a list of choices the arrows choose.
  if (isChoice) return false;
  if (key === 'ArrowUp') return focusField(`lines.${place - 1}.${field}`);
  if (key === 'ArrowDown') return focusField(`lines.${place + 1}.${field}`) || focusField('article');
  return false;
}
