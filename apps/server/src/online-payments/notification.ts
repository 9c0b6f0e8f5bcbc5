import { notificationHeaders, type contract } from '@tezga/contract';
import { isRecordId, refuseUnless } from '@tezga/domain';
import { z } from 'zod';
import type { FreeHandler } from '../platform/http/context.ts';
import { openProvider } from './provider.ts';
import { orUnreachable } from './or-unreachable.ts';
import { addSettleJob } from './settle.ts';

const aboutDraft = z.object({
  resource: z.union([
    z.object({ custom_id: z.string() }),
    z.object({ purchase_units: z.array(z.object({ custom_id: z.string() })).min(1) }),
  ]),
});

/**
 * Receives a notification of the provider and adds a job that checks the draft with the id in the notification.
 * Nothing else in the notification is used: the job asks the provider for the state, so an old, duplicate or
 * reordered notification does no harm.
 */
export const notification: FreeHandler<typeof contract.onlinePayments.notification> = {
  freely: (input, context) =>
    orUnreachable(context, async () => {
      const [id, time, signature, certificateUrl, algorithm] = notificationHeaders.map((name) =>
        String(input[name]),
      );
      const event = Object.fromEntries(
        Object.entries(input).filter(([name]) => !notificationHeaders.some((header) => header === name)),
      );
      const isOurs = await openProvider(context.config).verifies({
        transmissionId: id ?? '',
        transmissionTime: time ?? '',
        signature: signature ?? '',
        certificateUrl: certificateUrl ?? '',
        algorithm: algorithm ?? '',
        event,
      });
      refuseUnless(isOurs, 'not-permitted');
      const [businessId = '', draftId = ''] = customIdIn(event).split(':');
      // Another product may use the same account of the provider; its ids have another form and are ignored.
      if (!isRecordId(businessId) || !isRecordId(draftId)) return {};
      await context.inTransaction((transaction) => addSettleJob(transaction, { businessId, draftId }));
      return {};
    }),
};

function customIdIn(event: object): string {
  const read = aboutDraft.safeParse(event);
  if (!read.success) return '';
  const { resource } = read.data;
  return 'custom_id' in resource ? resource.custom_id : (resource.purchase_units[0]?.custom_id ?? '');
}
