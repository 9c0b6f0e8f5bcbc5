import { contract } from '@tezga/contract';
import { usePhrases } from '@tezga/ui';
import { OperatorDialog } from '../../../kits/overlays/OperatorDialog.tsx';
import { call } from '../../../session/call.ts';
import { useSession } from '../../../session/session-context.ts';
import type { CartForm } from './cart-form.ts';
import { handOver, takeBackHandedOver } from './drafts/stored-cart.ts';

interface HandOverDialogProps {
  readonly cart: CartForm;
  readonly shopId: string;
  readonly onClose: () => void;
}

/**
 * Signs on another operator, who continues this cart; the token in the reply reloads the screen for the new session.
 */
export function HandOverDialog({ cart, shopId, onClose }: HandOverDialogProps) {
  const { other, hint, take } = usePhrases().newInvoice.operator;
  const { businessId } = useSession().facts;
  return (
    <OperatorDialog
      title={other}
      hint={hint}
      action={take}
      {...(shopId === '' ? {} : { shopId })}
      onGiven={async (operator) => {
        // Stored before the call, because the reply of the call replaces this screen.
        handOver(businessId ?? '', cart);
        await call(contract.sales.signOn, { tillId: cart.tillId, ...operator });
        onClose();
      }}
      onFailed={takeBackHandedOver}
      onClose={onClose}
    />
  );
}
