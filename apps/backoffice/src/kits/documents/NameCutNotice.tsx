import { isFiscalNameCut } from '@tezga/domain';
import { Notice, usePhrases } from '@tezga/ui';

/** A single notice, even if several names are too long for the message to the tax authority. */
export function NameCutNotice({ names }: { readonly names: readonly string[] }) {
  const { fields } = usePhrases();
  return names.some(isFiscalNameCut) ? <Notice tone="warn">{fields['name-cut']}</Notice> : null;
}
