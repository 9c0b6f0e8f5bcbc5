import { canonicalSimSerial, isSimSerial, simArticleIds, type FieldProblem } from '@tezga/domain';
import { z } from 'zod';
import { route } from '../call/route.ts';
import { moment, recordId } from '../fields/fields.ts';

const problem: FieldProblem = 'sim-serial';

const cardSerial = z
  .string()
  .trim()
  .min(1, 'required')
  .max(40, 'too-long')
  .overwrite(canonicalSimSerial)
  .refine((serial) => serial === '' || isSimSerial(serial), problem);

const articleId = z.enum(simArticleIds);

const simCard = z.object({
  _id: recordId,
  cardSerial: z.string(),
  articleId,
  /** The device that the card is in; null if it is assigned to none. */
  deviceId: recordId.nullable(),
  businessId: recordId,
  businessName: z.string(),
  /** Whether the business was deleted, so that another business may take the card. */
  isFree: z.boolean(),
  addedAt: moment,
});

/** The SIM cards of the devices of a business. */
export const simCards = {
  find: route({
    service: 'main',
    method: 'GET',
    path: '/sa/simCard',
    summary: 'The card with this serial, or the cards of a business; only of managed businesses.',
    access: { adminArea: 'businesses', level: 'read' },
    input: z.object({ cardSerial: cardSerial.optional(), businessId: recordId.optional() }),
    output: z.object({ simCards: z.array(simCard) }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  add: route({
    service: 'main',
    method: 'POST',
    path: '/sa/simCard/add',
    summary: 'Give a card to a business, also one of a business that was deleted.',
    access: { adminArea: 'businesses', level: 'readWrite' },
    input: z.object({
      businessId: recordId,
      articleId,
      cardSerial,
      deviceId: recordId.nullable().default(null),
    }),
    output: z.object({ _id: recordId }),
    refusals: ['not-found', 'sim-card-taken'],
    fallback: 'change-not-made',
  }),
  remove: route({
    service: 'main',
    method: 'POST',
    path: '/sa/simCard/delete',
    summary: 'Take a card from a business.',
    access: { adminArea: 'businesses', level: 'readWrite' },
    input: z.object({ businessId: recordId, simCardId: recordId }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'change-not-made',
  }),
};
