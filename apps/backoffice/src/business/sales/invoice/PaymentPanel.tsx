import { baseCurrency } from '@tezga/domain';
import { Amount, Panel, usePhrases } from '@tezga/ui';
import { MethodChips } from '../MethodChips.tsx';
import classes from '../../../kits/documents/Document.module.css';
import type { InvoicePartProps } from './invoice-part.ts';

/** How it was paid, and what came back. */
export function PaymentPanel({ invoice }: InvoicePartProps) {
  const words = usePhrases().sales.page;
  return (
    <Panel title={words.payment} note={baseCurrency}>
      <ul className={classes['payments']}>
        {invoice.paymentMethods.map(({ type, value, valueAlt, details }) => (
          <li key={type}>
            <MethodChips methods={[type]} />
            <span>
              <Amount value={value} emphasis="strong" />
              {valueAlt === null ? null : (
                <small>
                  <Amount value={valueAlt} /> {invoice.currencyCode}
                </small>
              )}
            </span>
            {details === '' ? null : <small>{details}</small>}
          </li>
        ))}
        {invoice.change === 0n ? null : (
          <li>
            <span>{words.change}</span>
            <span>
              <Amount value={invoice.change} />
              {invoice.currencyCode === baseCurrency ? null : <> {invoice.currencyCode}</>}
            </span>
          </li>
        )}
      </ul>
    </Panel>
  );
}
