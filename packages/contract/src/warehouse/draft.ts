import { warehouseDocumentKinds, warehouseLinesMax, warehouseReasons } from '@tezga/domain';
import { z } from 'zod';
import { route } from '../call/route.ts';
import { moment, optionalText, recordId, version } from '../fields/fields.ts';
import { text } from '../fields/texts.ts';
import { anyDocument, mayPost } from './document.ts';

const ids = z.array(recordId).min(1, 'required').max(100, 'too-large');
const kind = z.enum(warehouseDocumentKinds);
const chosenOrEmpty = z.union([z.literal(''), recordId]);
/** A number field of a form; empty until something is typed. */
const numberOrEmpty = z.union([z.literal(''), z.number()]);

const draftLine = z.object({
  articleId: recordId,
  name: text(200),
  code: text(60),
  unit: text(100),
  quantity: numberOrEmpty.optional(),
  /** The stock that a count was compared with; null if it was unknown. */
  expected: z.number().nullable().optional(),
  unitCost: numberOrEmpty.optional(),
});

/**
 * The fields of a form as the user typed them, possibly empty or invalid. Each kind of document uses only some of
 * them.
 */
const draftContent = z.object({
  /** The version of this format. */
  version: z.literal(1),
  /** The date of a back-dated document, in the format of the date field. */
  date: optionalText(40),
  reason: z.enum(warehouseReasons).optional(),
  supplierId: recordId.nullable().optional(),
  purchaseId: recordId.nullable().optional(),
  targetShopId: chosenOrEmpty.optional(),
  /** For a production: the product and its quantity. */
  articleId: chosenOrEmpty.optional(),
  quantity: numberOrEmpty.optional(),
  lines: z.array(draftLine).max(warehouseLinesMax, 'too-large'),
});

const listedDraft = z.object({
  /** The id of the draft, which becomes the documentId when the draft is posted. */
  _id: recordId,
  shopName: z.string(),
  notes: z.string(),
  linesCount: z.int(),
  /** The user who changed it last. */
  userName: z.string(),
  updatedAt: moment,
});

/** Drafts of warehouse documents: a draft does not move stock and has no number. */
export const draftCalls = {
  drafts: route({
    service: 'main',
    method: 'GET',
    path: '/warehouse/drafts',
    summary: 'The drafts of one kind of document, the last changed first, and whether there are more.',
    access: mayPost,
    input: z.object({ kind }),
    output: z.object({ drafts: z.array(listedDraft), isMore: z.boolean() }),
    fallback: 'data-fetch',
  }),
  draft: route({
    service: 'main',
    method: 'GET',
    path: '/warehouse/drafts/{id}',
    summary: 'One draft with the fields of its form.',
    access: mayPost,
    input: z.object({ id: recordId }),
    output: z.object({
      draft: listedDraft.extend({ kind, shopId: recordId, content: draftContent }),
    }),
    refusals: ['not-found'],
    fallback: 'data-fetch',
  }),
  saveDraft: route({
    service: 'main',
    method: 'POST',
    path: '/warehouse/drafts',
    summary:
      'Saves a draft under the documentId that its document will have; posting that document deletes the draft. A repeated call with the same content gets the same version.',
    access: mayPost,
    input: z.object({
      ...anyDocument,
      kind,
      content: draftContent,
      /** The version of the draft that the call replaces; left out for a new draft. */
      updatedAt: version.optional(),
    }),
    output: z.object({ updatedAt: moment }),
    refusals: ['not-found', 'changed-meanwhile', 'document-posted-otherwise'],
    fallback: 'data-change',
  }),
  removeDrafts: route({
    service: 'main',
    method: 'POST',
    path: '/warehouse/drafts/delete',
    summary: 'Deletes drafts; they can be restored.',
    access: mayPost,
    input: z.object({ ids }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'settings-remove',
  }),
  restoreDrafts: route({
    service: 'main',
    method: 'POST',
    path: '/warehouse/drafts/restore',
    summary: 'Restores deleted drafts.',
    access: mayPost,
    input: z.object({ ids }),
    output: z.object({}),
    refusals: ['not-found'],
    fallback: 'data-change',
  }),
};
