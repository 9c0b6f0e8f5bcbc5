import { focusField } from '@tezga/ui';

const windowClosesMs = 200;

/** Focuses a field after a short delay, because a closing dialog returns the focus to its opener first. */
export function focusLater(name: string): void {
  setTimeout(() => focusField(name), windowClosesMs);
}

/** Focuses the first field with an error; the error of a nested path belongs to the field that contains it. */
export function focusFirstWrong(wrong: readonly string[]): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')];
  const first = fields.find(({ dataset: { field = '' } }) =>
    wrong.some((path) => path === field || path.startsWith(`${field}.`)),
  );
  if (first?.dataset['field'] !== undefined) focusField(first.dataset['field']);
}
