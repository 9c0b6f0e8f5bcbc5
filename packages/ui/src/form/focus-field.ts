import { firstWrongField } from './issue-messages.ts';
import type { Errors } from './form-state.ts';

const FOCUSABLE = 'input, textarea, select, button, [tabindex]';

/** Puts the cursor where the first correction is due. */
export function focusFirstWrongField(formId: string, errors: Errors): void {
  const fields = [...(document.getElementById(formId)?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  const first = firstWrongField(
    fields.map((field) => field.dataset['field'] ?? ''),
    errors,
  );
  const field = fields.find((candidate) => candidate.dataset['field'] === first);
  const target = field?.matches(FOCUSABLE) ? field : field?.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus();
}
