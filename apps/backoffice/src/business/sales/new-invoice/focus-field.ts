const windowClosesMs = 200;
const focusable = 'input, textarea, select, button, [tabindex]';

/** Puts the cursor into the field of this name; what is in it is chosen, so that typing replaces it. */
export function focusField(name: string): boolean {
  const field = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const target = field?.matches(focusable) === true ? field : field?.querySelector<HTMLElement>(focusable);
  if (target === null || target === undefined) return false;
  target.focus();
  return true;
}

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
