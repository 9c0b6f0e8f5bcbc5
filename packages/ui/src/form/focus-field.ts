import { firstWrongField } from './issue-messages.ts';
import type { Errors } from './form-state.ts';

const FOCUSABLE = 'input, textarea, select, button, [tabindex]';

function focusWithin(field: HTMLElement | null | undefined): boolean {
  const target = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
  return target !== null && target !== undefined;
}

/** Focuses the field with this name; returns false if there is none. */
export function focusField(name: string): boolean {
  return focusWithin(document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`));
}

/** Focuses the first field that has an error. */
export function focusFirstWrongField(formId: string, errors: Errors): void {
  const fields = [...(document.getElementById(formId)?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  const first = firstWrongField(
    fields.map((field) => field.dataset['field'] ?? ''),
    errors,
  );
  focusWithin(fields.find((candidate) => candidate.dataset['field'] === first));
}
