import { baseCurrency } from '@tezga/domain';
import { Badge, Money, Panel, Totals, usePhrases } from '@tezga/ui';
import type { CorrectionQuote } from './correction-form.ts';
import classes from './Correction.module.css';

/** Which note it will be, what it comes to, and where the money goes; announced as it changes. */
export function CorrectionResult({ quote }: { readonly quote: CorrectionQuote | null }) {
  const { correction: words, sales, newInvoice } = usePhrases();
  return (
    <Panel
      title={words.result}
      note={quote === null ? undefined : baseCurrency}
      aside={quote === null ? undefined : <Badge>{words.kinds[quote.kind]}</Badge>}
    >
      <output>
        {quote === null ? (
          <p className={classes['hint']}>{words.nothing}</p>
        ) : (
          <Totals
            isInPanel
            totals={[
              { label: sales.withoutVat, amount: quote.totalPriceWithoutVAT },
              { label: sales.vat, amount: quote.totalVATAmount },
              { label: words.total, amount: quote.totalPrice, isWhole: true },
            ]}
            notes={quote.payments.map(({ type, amount }) => ({
              label: `${amount <= 0 ? words.moneyBack : words.moneyMore}: ${newInvoice.payment.methods[type]}`,
              value: (
                <>
                  <Money value={Math.abs(amount)} /> {quote.alt === null ? null : quote.currencyCode}
                </>
              ),
            }))}
          />
        )}
      </output>
    </Panel>
  );
}
