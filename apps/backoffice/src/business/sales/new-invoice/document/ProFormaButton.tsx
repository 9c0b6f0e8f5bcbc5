import { contract } from '@tezga/contract';
import { Button, saveFile, usePhrases } from '@tezga/ui';
import { IconFileText } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useShowFailure } from '../../../../kits/forms/use-show-failure.ts';
import { call } from '../../../../session/call.ts';
import { languageInUse } from '../../../../session/i18n.ts';
import { cartRequest } from '../sale-request.ts';
import type { CartState } from '../use-cart.ts';

/** Prints the cart as a pro forma invoice. */
export function ProFormaButton({ state: { cart, reckoned } }: { readonly state: CartState }) {
  const words = usePhrases().newInvoice.document;
  const showFailure = useShowFailure();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(contract.sales.proForma, { ...cartRequest(cart, reckoned), language: languageInUse() }),
    onSuccess: ({ name, pdf }) => {
      const bytes = Uint8Array.from(atob(pdf), (letter) => letter.charCodeAt(0));
      saveFile(new Blob([bytes], { type: 'application/pdf' }), name);
    },
    onError: (error) => showFailure(words.proFormaFailed, error),
  });
  return (
    <div>
      <Button
        variant="default"
        size="sm"
        loading={isPending}
        disabled={cart.lines.length === 0 || cart.isSent}
        leftSection={<IconFileText size={15} stroke={1.8} aria-hidden />}
        onClick={() => mutate()}
      >
        {words.proForma}
      </Button>
    </div>
  );
}
