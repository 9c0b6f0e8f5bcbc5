import { baseCurrency } from '@tezga/domain';
import { Money, Panel, SideList, usePhrases, type SideItem } from '@tezga/ui';
import { MethodChips } from '../MethodChips.tsx';
import type { InvoicePartProps } from './invoice-part.ts';

/** How it was paid, and what came back. */
export function PaymentPanel({ invoice }: InvoicePartProps) {
  const words = usePhrases().sales.page;
  const { currencyCode } = invoice;
  const change: SideItem = {
    key: 'change',
    name: words.change,
    value: (
      <>
        <Money value={invoice.change} />
        {currencyCode === baseCurrency ? null : <> {currencyCode}</>}
      </>
    ),
  };
  const payments = invoice.paymentMethods.map(({ type, value, valueAlt, details }): SideItem => ({
    key: type,
    name: <MethodChips methods={[type]} />,
    value: <Money value={value} emphasis="strong" />,
    note: details,
    valueNote:
      valueAlt === null ? null : (
        <>
          <Money value={valueAlt} /> {currencyCode}
        </>
      ),
  }));
  return (
    <Panel title={words.payment} note={baseCurrency}>
      <SideList items={invoice.change === 0 ? payments : [...payments, change]} />
    </Panel>
  );
}
