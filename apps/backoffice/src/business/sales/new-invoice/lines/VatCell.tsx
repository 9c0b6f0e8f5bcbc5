import { isVatExemption, vatExemptionCodes, vatRates } from '@tezga/domain';
import { usePhrases } from '@tezga/ui';
import classes from './Lines.module.css';

interface VatCellProps {
  readonly field: string;
  readonly label: string;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (vat: string) => void;
}

/** The rate, or the reason why there is none: short in the row, in full where it is chosen. */
export function VatCell({ field, label, value, isWrong, onChange }: VatCellProps) {
  const { articles, newInvoice, print } = usePhrases();
  const shown = isVatExemption(value) ? print.exemptionMarks[value] : articles.vatRate(Number(value));
  return (
    <span className={classes['choice']} data-wrong={isWrong || undefined}>
      <span aria-hidden>{shown}</span>
      <select
        data-field={field}
        aria-label={label}
        aria-invalid={isWrong}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <optgroup label={newInvoice.lines.rates}>
          {vatRates.map(({ id, percent }) => (
            <option key={id} value={id}>
              {articles.vatRate(percent)}
            </option>
          ))}
        </optgroup>
        <optgroup label={newInvoice.lines.exemptions}>
          {vatExemptionCodes.map((code) => (
            <option key={code} value={code}>
              {print.exemptions[code]}
            </option>
          ))}
        </optgroup>
      </select>
    </span>
  );
}
