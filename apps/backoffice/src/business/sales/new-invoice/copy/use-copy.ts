import { contract } from '@tezga/contract';
import { toast, useDialogs, usePhrases } from '@tezga/ui';
import { useMutation } from '@tanstack/react-query';
import { numberParts } from '../../../../kits/documents/number-parts.ts';
import { useShowFailure } from '../../../../kits/forms/use-show-failure.ts';
import { call } from '../../../../session/call.ts';
import type { WholeInvoice } from '../../queries.ts';
import { useSaleRights } from '../../use-sale-rights.ts';
import { buyerOfCustomer } from '../buyer/buyer-form.ts';
import { isCartEmpty, type BuyerForm, type CartForm } from '../cart-form.ts';
import type { Selling } from '../lines/article-line.ts';
import { copiedCart, mayBeCopied } from './copied-cart.ts';

interface Copy {
  readonly cart: CartForm;
  readonly selling: Selling;
  readonly onCopied: (cart: CartForm) => void;
}

/** Opens a copy of an issued invoice as the cart, after a confirmation if that replaces another cart. */
export function useCopy({ cart, selling, onCopied }: Copy): (invoiceId: string) => Promise<void> {
  const words = usePhrases().newInvoice.copy;
  const { confirm } = useDialogs();
  const showFailure = useShowFailure();
  const rights = useSaleRights();
  const { mutate } = useMutation({
    mutationFn: async (id: string) => {
      const { invoice } = await call(contract.sales.one, { id });
      const articleIds = invoice.items.flatMap(({ articleId }) => articleId ?? []);
      const [buyer, { articles }] = await Promise.all([
        buyerOf(invoice),
        call(contract.articles.info, { articleIds: [...new Set(articleIds)] }),
      ]);
      const copying = { tillId: cart.tillId, selling, rights, buyer, articles, now: new Date() };
      return { invoice, copied: mayBeCopied(invoice) ? copiedCart(invoice, copying) : null };
    },
    onSuccess: ({ invoice, copied }) => {
      if (copied === null) {
        toast.error({ title: words.notCopied, text: words.notLikeThis });
        return;
      }
      onCopied(copied.cart);
      const lists = [
        [words.leftOut, copied.leftOut],
        [words.repriced, copied.repriced],
      ] as const;
      const title = words.copied(numberParts(invoice.meta.invoiceNumber).number);
      const text = lists
        .filter(([, names]) => names.length > 0)
        .map(([sentence, names]) => sentence(names.join(', ')))
        .join(' ');
      if (text === '') toast.success(title);
      else toast.warning({ title, text });
    },
    onError: (failure) => showFailure(words.notCopied, failure),
  });
  return async (invoiceId) => {
    const question = { title: words.replaceTitle, message: words.replaceText, confirmLabel: words.replace };
    if (isCartEmpty(cart) || (await confirm(question))) mutate(invoiceId);
  };
}

/**
 * The buyer with the current data of the customer; with the data of the invoice if the customer is deleted or
 * unknown.
 */
async function buyerOf({ buyer, customerId }: WholeInvoice): Promise<BuyerForm | null> {
  if (customerId !== null) {
    const { customer, deleted } = await call(contract.customers.one, { id: customerId });
    if (!deleted) return buyerOfCustomer(customer);
  }
  if (buyer === null) return null;
  const { IDType: idType, IDNum: idNumber, name, address, town, country } = buyer;
  return { customerId: null, idType, idNumber, name, address, town, country };
}
