import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Logger } from 'pino';
import { newId } from './orders.ts';
import type { Switches } from './switches.ts';

type NotificationType =
  | 'CHECKOUT.ORDER.APPROVED'
  | 'PAYMENT.CAPTURE.COMPLETED'
  | 'PAYMENT.CAPTURE.PENDING'
  | 'PAYMENT.CAPTURE.DECLINED';

export interface SentNotification {
  readonly transmission_id: string;
  readonly transmission_time: string;
  readonly transmission_sig: string;
  readonly webhook_event: unknown;
}

interface Notifying {
  readonly key: string;
  readonly log: Logger;
}

/** Notifies the client of an event of an order; the client asks the provider to verify the signature. */
export function createNotifier({ key, log }: Notifying) {
  const signature = (id: string, time: string, event: unknown) =>
    createHmac('sha256', key)
      .update(`${id}|${time}|${JSON.stringify(event)}`)
      .digest('base64');

  function headersOf(event: object): Record<string, string> {
    const [id, time] = [randomUUID(), new Date().toISOString()];
    return {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-transmission-sig': signature(id, time, event),
      'paypal-cert-url': 'https://payments.example/certificate',
      'paypal-auth-algo': 'SHA256withRSA',
    };
  }

  async function send(address: string, event: object): Promise<void> {
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headersOf(event) },
      body: JSON.stringify(event),
      signal: AbortSignal.timeout(10_000),
    });
    await response.body?.cancel();
  }

  return {
    /** The event with the headers of its signature, for a client that posts the notification itself. */
    signed: (event: object): object => ({ ...event, ...headersOf(event) }),

    /** Sends without awaiting the reply; a failed notification is only logged. */
    notify(type: NotificationType, resource: object, { notifies, notifiesTwice }: Switches): void {
      if (notifies === null) return;
      const event = { id: `WH-${newId()}`, event_version: '1.0', event_type: type, resource };
      for (let time = 0; time < (notifiesTwice ? 2 : 1); time += 1)
        send(notifies, event).catch((error: unknown) =>
          log.warn({ err: error }, 'a notification did not arrive'),
        );
    },

    isOurs({
      transmission_id: id,
      transmission_time: time,
      transmission_sig: given,
      webhook_event: event,
    }: SentNotification): boolean {
      const [ours, theirs] = [Buffer.from(signature(id, time, event)), Buffer.from(given)];
      return ours.length === theirs.length && timingSafeEqual(ours, theirs);
    },
  };
}

export type Notifier = ReturnType<typeof createNotifier>;
