import { baseCurrency } from '@tezga/domain';
import { Amount, Panel, SideList, usePhrases, type SideItem } from '@tezga/ui';
import { MethodChips } from '../MethodChips.tsx';
import type { InvoicePartProps } from './invoice-part.ts';

/** The payments of the invoice and the change given. */
export function PaymentPanel({ invoice }: InvoicePartProps) {
  const words = usePhrases().sales.page;
  const { currencyCode } = invoice;
  const change: SideItem = {
    key: 'change',
    name: words.change,
    value: (
      <>
        <Amount value={invoice.change} />
        {currencyCode === baseCurrency ? null : <> {currencyCode}</>}
      </>
    ),
  };
  const payments = invoice.paymentMethods.map(({ type, value, valueAlt, details }): SideItem => ({
    key: type,
    name: <MethodChips methods={[type]} />,
    value: <Amount value={value} emphasis="strong" />,
    note: details,
    valueNote:
      valueAlt === null ? null : (
        <>
          <Amount value={valueAlt} /> {currencyCode}
        </>
      ),
  }));
  return (
    <Panel title={words.payment} note={baseCurrency}>
      <SideList items={invoice.change === 0n ? payments : [...payments, change]} />
    </Panel>
  );
}
