import { randomBytes } from 'node:crypto';

export interface Amount {
  readonly currency_code: string;
  readonly value: string;
}

export type OrderStatus = 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED';

export const captureStatuses = ['COMPLETED', 'PENDING', 'DECLINED', 'FAILED', 'REFUNDED'] as const;
/**
 * An order is completed whatever the status of its capture, but money is taken only with the status COMPLETED. PENDING: the
 * provider still checks the payment, and then completes or declines it.
 */
export type CaptureStatus = (typeof captureStatuses)[number];

export interface Order {
  readonly id: string;
  status: OrderStatus;
  readonly amount: Amount;
  readonly customId: string;
  readonly description: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  /** Null until the money is captured. */
  capture: { readonly id: string; readonly status: CaptureStatus } | null;
  /** The status of the capture that the payer chose on the approval page; null for the status of the switch. */
  chosenStatus: CaptureStatus | null;
}

export type NewOrder = Pick<Order, 'amount' | 'customId' | 'description' | 'returnUrl' | 'cancelUrl'>;

export type CaptureOutcome =
  | 'captured'
  | 'ORDER_NOT_APPROVED'
  | 'ORDER_ALREADY_CAPTURED'
  | 'INSTRUMENT_DECLINED';

/** An id in the form of PayPal's: 17 capital letters and digits. */
export const newId = () => randomBytes(8).toString('hex').toUpperCase().padEnd(17, '0');

/**
 * The orders, in memory. PayPal-Request-Id is an idempotency key: a repeated request returns the first order, and an
 * order is captured once.
 */
export function createOrderBook() {
  const orders = new Map<string, Order>();
  const createdBy = new Map<string, Order>();
  return {
    find: (id: string) => orders.get(id) ?? null,

    create(requestId: string, wanted: NewOrder): Order {
      const known = createdBy.get(requestId);
      if (known !== undefined) return known;
      const order: Order = {
        ...wanted,
        id: newId(),
        status: 'PAYER_ACTION_REQUIRED',
        capture: null,
        chosenStatus: null,
      };
      orders.set(order.id, order);
      createdBy.set(requestId, order);
      return order;
    },

    capture(order: Order, isRefused: boolean, status: CaptureStatus): CaptureOutcome {
      if (order.status === 'COMPLETED') return 'ORDER_ALREADY_CAPTURED';
      if (order.status !== 'APPROVED') return 'ORDER_NOT_APPROVED';
      if (isRefused) {
        // The payer may approve again with another card or account.
        order.status = 'PAYER_ACTION_REQUIRED';
        return 'INSTRUMENT_DECLINED';
      }
      order.status = 'COMPLETED';
      order.capture = { id: newId(), status: order.chosenStatus ?? status };
      return 'captured';
    },

    /** Ends the check of a pending capture; false if the capture is not pending. */
    endCheck(order: Order, status: 'COMPLETED' | 'DECLINED'): boolean {
      if (order.capture?.status !== 'PENDING') return false;
      order.capture = { ...order.capture, status };
      return true;
    },

    /** The captures that took money, by custom id, so that tests can prove that nothing was paid twice. */
    captured(): { readonly customId: string; readonly captureId: string; readonly amount: Amount }[] {
      return [...orders.values()].flatMap(({ customId, capture, amount }) =>
        capture?.status === 'COMPLETED' ? [{ customId, captureId: capture.id, amount }] : [],
      );
    },
  };
}

export type OrderBook = ReturnType<typeof createOrderBook>;

/** The order in the format of the protocol. */
export function orderReply(order: Order, address: string) {
  const { id, status, amount, customId, description, capture } = order;
  return {
    id,
    intent: 'CAPTURE',
    status,
    purchase_units: [
      {
        reference_id: 'default',
        custom_id: customId,
        description,
        amount,
        ...(capture === null
          ? {}
          : { payments: { captures: [{ ...capture, amount, custom_id: customId, final_capture: true }] } }),
      },
    ],
    links: [
      { href: `${address}/v2/checkout/orders/${id}`, rel: 'self', method: 'GET' },
      { href: `${address}/checkoutnow?token=${id}`, rel: 'payer-action', method: 'GET' },
    ],
  };
}
