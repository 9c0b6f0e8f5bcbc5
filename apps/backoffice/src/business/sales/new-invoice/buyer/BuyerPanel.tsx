import { focusField, usePhrases } from '@tezga/ui';
import { useState } from 'react';
import classes from './Buyer.module.css';
import { BuyerCard } from './BuyerCard.tsx';
import { BuyerDialog } from './BuyerDialog.tsx';
import { BuyerSearch } from './BuyerSearch.tsx';
import { buyerByHand, type BuyerValues } from './buyer-form.ts';
import type { BuyerForm } from '../cart-form.ts';
import { buyerMessage } from '../messages.ts';
import { classOf } from '../payment/payment-choice.ts';
import { useAddCustomer } from './use-add-customer.ts';
import type { CartState } from '../use-cart.ts';

/** The buyer: a customer, a taxpayer of the register, or one typed by hand. */
export function BuyerPanel({ state: { cart, change, messages } }: { readonly state: CartState }) {
  const words = usePhrases().newInvoice.buyer;
  const [byHand, setByHand] = useState<BuyerValues | null>(null);
  const { mayAdd, add, isAdding } = useAddCustomer(change);
  const { buyer } = cart;
  const error = buyerMessage(messages);
  const isNonCash = classOf(cart.payments) === 'NONCASH';
  const take = (next: BuyerForm | null) => {
    change((now) => ({ ...now, buyer: next }));
    // After choosing a buyer, the focus moves to the article field, which the seller needs next.
    focusField('article');
  };
  return (
    <section className={classes['panel']} aria-label={words.title}>
      <div className={classes['search']}>
        <BuyerSearch
          onChoose={({ buyer: found, isFromRegister }) => {
            take(found);
            if (isFromRegister && mayAdd) add(found);
          }}
          onByHand={(sought) => setByHand(buyerByHand(sought, null))}
          hint={isNonCash && buyer === null && error === undefined ? words.needed : undefined}
          error={error}
        />
      </div>
      {isNonCash && buyer === null ? null : (
        <BuyerCard
          buyer={buyer}
          isAdding={isAdding}
          onAdd={mayAdd && buyer !== null && buyer.customerId === null ? () => add(buyer) : null}
          onChange={() => setByHand(buyerByHand('', buyer))}
          onRemove={() => take(null)}
        />
      )}
      {byHand === null ? null : (
        <BuyerDialog
          start={byHand}
          onClose={() => setByHand(null)}
          onUse={(written) => {
            setByHand(null);
            take({ ...written, customerId: null });
          }}
        />
      )}
    </section>
  );
}
