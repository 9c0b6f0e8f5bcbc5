import { problemsOf } from '@tezga/contract/fields';
import type { Phrases } from '@tezga/phrases';
import type { Issue } from '@tezga/ui';

/** The sentence of a wrong field: the one the server would say too. */
export function fieldMessage(fields: Phrases['fields']) {
  return (issue: Issue): string => fields[problemsOf([issue])[0]?.code ?? 'invalid'];
}
