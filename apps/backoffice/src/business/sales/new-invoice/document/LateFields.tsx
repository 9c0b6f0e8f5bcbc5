import { lateReasons, type LateReason } from '@tezga/domain';
import { DateField, NativeSelect, usePhrases } from '@tezga/ui';
import classes from './Document.module.css';
import type { DocumentPartProps } from './document-part.ts';

/** Reasons for late issuing, the most frequent first. */
const offered = lateReasons.toSorted(
  (one, other) => Number(other === 'BOUNDBOOK') - Number(one === 'BOUNDBOOK'),
);

/** The reason and the original time of an invoice that was issued before it is entered here. */
export function LateFields({ state: { cart, messages }, onChange }: DocumentPartProps) {
  const words = usePhrases().newInvoice.document;
  const { lateReason, lateAt } = cart.document;
  return (
    <div className={classes['pair']}>
      <NativeSelect
        data-field="document.late.reason"
        label={words.late}
        error={messages['document.late.reason']}
        value={lateReason ?? ''}
        data={[
          { value: '', label: words.notLate },
          ...offered.map((value) => ({ value, label: words.lateReasons[value] })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange(value === '' ? { lateReason: null, lateAt: '' } : { lateReason: value as LateReason })
        }
      />
      {lateReason === null ? null : (
        <DateField
          withTime
          data-field="document.late.issuedAt"
          label={words.lateAt}
          error={messages['document.late.issuedAt']}
          value={lateAt}
          onChange={(value) => onChange({ lateAt: value })}
        />
      )}
    </div>
  );
}
