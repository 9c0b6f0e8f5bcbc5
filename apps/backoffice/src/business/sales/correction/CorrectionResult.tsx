import { baseCurrency, negated, type Money } from '@tezga/domain';
import { Amount, Badge, Panel, usePhrases } from '@tezga/ui';
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
      <output className={classes['result']}>
        {quote === null ? (
          <p className={classes['hint']}>{words.nothing}</p>
        ) : (
          <dl>
            <Row name={sales.withoutVat} value={quote.totalPriceWithoutVAT} />
            <Row name={sales.vat} value={quote.totalVATAmount} />
            <Row name={words.total} value={quote.totalPrice} isStrong />
            {quote.payments.map(({ type, amount }) => (
              <Row
                key={type}
                name={`${amount <= 0n ? words.moneyBack : words.moneyMore}: ${newInvoice.payment.methods[type]}`}
                value={amount < 0n ? negated(amount) : amount}
                {...(quote.alt === null ? {} : { currency: quote.currencyCode })}
              />
            ))}
          </dl>
        )}
      </output>
    </Panel>
  );
}

interface RowProps {
  readonly name: string;
  readonly value: Money;
  readonly isStrong?: boolean;
  readonly currency?: string;
}

function Row({ name, value, isStrong = false, currency }: RowProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Amount value={value} {...(isStrong ? { emphasis: 'strong' as const } : {})} />
        {currency === undefined ? null : ` ${currency}`}
      </dd>
    </div>
  );
}
