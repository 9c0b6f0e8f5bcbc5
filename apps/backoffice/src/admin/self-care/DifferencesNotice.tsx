import { Notice, usePhrases } from '@tezga/ui';
import { differencesOf } from './differences-of.ts';
import type { SelfCareAccount } from './queries.ts';

/** The differences between the portal and the business; the tables below show the rows. */
export function DifferencesNotice({ account }: { readonly account: SelfCareAccount }) {
  const { selfCare: words } = usePhrases();
  const lines = differencesOf(account, words);
  if (lines.length === 0) return <Notice tone="ok">{words.noDifferences}</Notice>;
  return (
    <Notice tone="warn" title={words.differences(lines.length)}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Notice>
  );
}
