import { contract, type CallName } from '@tezga/contract';
import { asMoney, asQuantity } from '@tezga/domain';
import { addPaymentDraft } from '../online-payments/index.ts';
import { inBusiness } from '../platform/jobs/in-business.ts';
import { asOwner, type GoodInput, type World } from './world.ts';

type Calls = Extract<CallName, `onlinePayments.${string}`>;

/** Valid inputs for the calls of online payments; they need a server with a payment provider. */
export const inputsOfOnlinePayments: Record<Calls, GoodInput> = {
  'onlinePayments.drafts': () => ({ unpaid: 'true' }),
  'onlinePayments.createOrder': async (world) => ({ draftId: await newDraft(world) }),
  'onlinePayments.finishPayment': async (world) => {
    const draftId = await newDraft(world);
    const client = await asOwner(world);
    const { approvalUrl } = await client(contract.onlinePayments.createOrder, { draftId });
    await fetch(approvalUrl ?? '', {
      method: 'POST',
      body: new URLSearchParams({ answer: 'approve' }),
      redirect: 'manual',
    });
    return { draftId, orderId: new URL(approvalUrl ?? '').searchParams.get('token') ?? '' };
  },
  'onlinePayments.notification': async ({ server }) => {
    const response = await fetch(`${server.config.PAYMENT_PROVIDER_URL ?? ''}/control/notifications`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        event_type: 'PAYMENT.CAPTURE.COMPLETED',
        resource: { custom_id: 'of another' },
      }),
    });
    return (await response.json()) as Record<string, unknown>;
  },
};

/** Adds a draft to pay. Deletes the earlier drafts first, because a business can have only one unpaid draft. */
async function newDraft({ server, business }: World): Promise<string> {
  await server.asOwner`delete from tenant.payment_drafts where business_id = ${business.id}`;
  const id = await inBusiness(server, business.id, (transaction) =>
    addPaymentDraft(transaction, business.id, {
      name: 'Abonimi vjetor',
      description: '',
      currency: 'EUR',
      lines: [
        {
          name: 'Abonim POS',
          unit: 'copë',
          quantity: asQuantity(1_000n),
          price: asMoney(120_00n),
          vat: '20',
        },
      ],
      createdBy: { id: business.owner.id, name: 'Ardit Leka' },
      at: server.clock.now(),
    }),
  );
  if (id === null) throw new Error('the draft was not added');
  return id;
}
