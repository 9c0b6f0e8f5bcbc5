import { isVatExemption, vatExemptionCodes } from '@tezga/domain';
import { CellChoice, usePhrases, type EditorCell } from '@tezga/ui';
import { useVatRates } from '../../../../session/necessary-data.ts';
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
  const used = useVatRates().data?.map(({ vat_id: id }) => id) ?? [];
  const shown = isVatExemption(vat) || used.includes(vat) ? used : [...used, vat];
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
        {shown.map((id) => (
          <option key={id} value={id}>
            {articles.vatRate(Number(id))}
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
