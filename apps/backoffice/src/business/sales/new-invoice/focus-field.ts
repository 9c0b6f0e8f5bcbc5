import { focusField } from '@tezga/ui';

const windowClosesMs = 200;

/** Once a window over the page is gone, which gives the focus back to where it came from. */
export function focusLater(name: string): void {
  setTimeout(() => focusField(name), windowClosesMs);
}

/** The first field on the screen with something wrong; a message of a part belongs to the field that holds it. */
export function focusFirstWrong(wrong: readonly string[]): void {
  const fields = [...document.querySelectorAll<HTMLElement>('[data-field]')];
  const first = fields.find(({ dataset: { field = '' } }) =>
    wrong.some((path) => path === field || path.startsWith(`${field}.`)),
  );
  if (first?.dataset['field'] !== undefined) focusField(first.dataset['field']);
}
