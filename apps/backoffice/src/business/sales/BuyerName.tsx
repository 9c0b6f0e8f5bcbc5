import { placeholderCustomer, fiscalBuyerName, type InvoiceClass } from '@tezga/domain';
import { MISSING } from '@tezga/ui';
import classes from './Sales.module.css';

interface BuyerNameProps {
  readonly type: InvoiceClass;
  readonly children: string;
}

/** Whoever did not say who they are stands back. */
export function BuyerName({ type, children }: BuyerNameProps) {
  const isKnown = children !== '' && children !== placeholderCustomer.name;
  return (
    <span className={classes['buyer']} data-unknown={!isKnown || undefined}>
      {fiscalBuyerName(children, type) || MISSING}
    </span>
  );
}
