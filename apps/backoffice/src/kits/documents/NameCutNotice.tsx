import { isFiscalNameCut } from '@tezga/domain';
import { Notice, usePhrases } from '@tezga/ui';

/** Warns that a name is too long for the message to the tax authority; several such names give a single notice. */
export function NameCutNotice({ names }: { readonly names: readonly string[] }) {
  const { fields } = usePhrases();
  return names.some(isFiscalNameCut) ? <Notice tone="warn">{fields['name-cut']}</Notice> : null;
}
