import { baseCurrency, negated } from '@tezga/domain';
import { Amount, Badge, Panel, Totals, usePhrases } from '@tezga/ui';
import type { CorrectionQuote } from './correction-form.ts';
import classes from './Correction.module.css';

/** The kind of the corrective invoice, its total and the refund; a live region announces changes. */
export function CorrectionResult({ quote }: { readonly quote: CorrectionQuote | null }) {
  const { correction: words, sales } = usePhrases();
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
              label: `${amount <= 0n ? words.moneyBack : words.moneyMore}: ${sales.methods[type]}`,
              value: (
                <>
                  <Amount value={amount < 0n ? negated(amount) : amount} />{' '}
                  {quote.alt === null ? null : quote.currencyCode}
                </>
              ),
            }))}
          />
        )}
      </output>
    </Panel>
  );
}
