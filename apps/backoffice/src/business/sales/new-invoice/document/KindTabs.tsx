import { usePhrases } from '@tezga/ui';
import classes from '../NewInvoice.module.css';
import { saleKinds, type SaleKind } from '../payment/payment-choice.ts';

interface KindTabsProps {
  readonly kind: SaleKind;
  readonly onChoose: (kind: SaleKind) => void;
}

/** Chooses the kind of invoice, which follows from the payment method. */
export function KindTabs({ kind, onChoose }: KindTabsProps) {
  const words = usePhrases().newInvoice;
  return (
    <fieldset className={classes['kinds']} aria-label={words.kind}>
      {saleKinds.map((each) => (
        <button
          key={each}
          type="button"
          className={classes['kind']}
          aria-pressed={each === kind}
          onClick={() => onChoose(each)}
        >
          {words.kinds[each]}
        </button>
      ))}
    </fieldset>
  );
}
