import { isVatExemption, vatExemptionCodes, vatRates } from '@tezga/domain';
import { CellChoice, usePhrases, type EditorCell } from '@tezga/ui';
import type { LineForm } from '../cart-form.ts';

/** The VAT rate or exemption: short in the row, in full in the list of options. */
export function VatCell({
  cell: { line, name, field, isWrong, change },
}: {
  readonly cell: EditorCell<LineForm>;
}) {
  const { articles, newInvoice, print } = usePhrases();
  const words = newInvoice.lines;
  const { vat } = line;
  return (
    <CellChoice
      field={field}
      label={words.vatOf(name)}
      value={vat}
      shown={isVatExemption(vat) ? print.exemptionMarks[vat] : articles.vatRate(Number(vat))}
      isWrong={isWrong}
      onChange={(chosen) => change({ vat: chosen })}
    >
      <optgroup label={words.rates}>
        {vatRates.map(({ id, percent }) => (
          <option key={id} value={id}>
            {articles.vatRate(percent)}
          </option>
        ))}
      </optgroup>
      <optgroup label={words.exemptions}>
        {vatExemptionCodes.map((code) => (
          <option key={code} value={code}>
            {print.exemptions[code]}
          </option>
        ))}
      </optgroup>
    </CellChoice>
  );
}
