import { selfIssueTypes, type SelfIssueType } from '@tezga/domain';
import { NativeSelect, usePhrases } from '@tezga/ui';
import type { DocumentPartProps } from './document-part.ts';
import { withSelfIssue } from './with-self-issue.ts';

/** Whether the business issues the invoice instead of the seller (self-issue), and why. */
export function SelfIssueFields({ state: { cart, change, messages } }: Pick<DocumentPartProps, 'state'>) {
  const words = usePhrases().newInvoice.document;
  const { selfIssue } = cart.document;
  return (
    <NativeSelect
      data-field="document.selfIssue"
      label={words.selfIssue}
      description={selfIssue === null ? undefined : words.selfIssueHints[selfIssue]}
      error={messages['document.selfIssue']}
      value={selfIssue ?? ''}
      data={[
        { value: '', label: words.noSelfIssue },
        ...selfIssueTypes.map((value) => ({ value, label: words.selfIssueKinds[value] })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        change((now) => withSelfIssue(now, value === '' ? null : (value as SelfIssueType)))
      }
    />
  );
}
