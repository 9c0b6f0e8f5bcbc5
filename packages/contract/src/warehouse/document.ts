import {
  entryReasons,
  exitReasons,
  stockDocuments,
  transferStates,
  warehouseDocumentKinds,
  warehouseLinesMax,
  warehouseReasons,
} from '@tezga/domain';
import { z } from 'zod';
import { pdfRoute, printedRoute } from '../call/document-routes.ts';
import { route } from '../call/route.ts';
import { cost, figure, quantity } from '../fields/amounts.ts';
import { editedFields } from '../fields/edits.ts';
import { day, listInQuery, moment, optionalText, recordId, wholeNumberInQuery } from '../fields/fields.ts';
import { directions, pageFacts } from '../fields/listing.ts';
import { text } from '../fields/texts.ts';
import { warehouseTimeline } from '../fields/timeline-fields.ts';

export const mayRead = { area: 'warehouse', level: 'read' } as const;
export const mayPost = { area: 'warehouse', level: 'readWrite' } as const;

export const warehouseSortColumns = ['date', 'number', 'value'] as const;

/** The fields that every kind of document has. */
export const anyDocument = {
  /** Idempotency key chosen by the client: a document that is sent again is posted once. */
  documentId: recordId,
  shopId: recordId,
  notes: text(500),
};

/** The date of a back-dated document; left out for a document dated now. */
export const backDate = moment.optional();

export const goodsLine = z.object({ articleId: recordId, quantity });

export const linesOf = <Line extends z.ZodType>(line: Line) =>
  z.array(line).min(1, 'required').max(warehouseLinesMax, 'too-large');

/**
 * Refuses two lines with the same article. For kinds of documents whose lines set a stock or a cost instead of adding
 * to it, so that a second line would contradict the first.
 */
export const eachArticleOnce = <Line extends z.ZodType<{ readonly articleId: string }>>(
  lines: z.ZodArray<Line>,
) =>
  lines.superRefine((all, context) => {
    const earlier = new Set<string>();
    for (const [place, { articleId }] of all.entries()) {
      if (earlier.has(articleId))
        context.addIssue({ code: 'custom', path: [place, 'articleId'], message: 'twice' });
      earlier.add(articleId);
    }
  });

/** The filter of a list of warehouse documents; if all fields are empty, every document matches. */
const documentFilter = {
  page: wholeNumberInQuery(1, 1_000_000, 1),
  perPage: wholeNumberInQuery(1, 1000, 15),
  /** Matches a document number, a supplier, a destination, an article or a note. */
  search: optionalText(100),
  /** The shops of the documents; a transfer matches by its source or its destination. */
  shopIds: listInQuery(recordId),
  /** The reasons of the documents; a reason of another kind of document matches nothing. */
  reasons: listInQuery(z.enum(warehouseReasons)),
  /** The states of transfers; documents of other kinds have no state and do not match. */
  states: listInQuery(z.enum(transferStates)),
  from: day.optional(),
  to: day.optional(),
  sort: z.enum(warehouseSortColumns).default('date'),
  direction: z.enum(directions).default('descending'),
};

/** The destination of a transfer, and its state. */
const transferFacts = z.object({
  targetShopId: recordId,
  targetShopName: z.string(),
  state: z.enum(transferStates),
});

/** A warehouse document as lists show it. */
const listedDocument = z.object({
  _id: recordId,
  documentCode: z.string(),
  reason: z.enum(warehouseReasons),
  date: moment,
  shopId: recordId,
  shopName: z.string(),
  supplierName: z.string(),
  notes: z.string(),
  linesCount: z.int(),
  /** The cost of the goods, in lek; for an adjustment the change of the value of the stock. */
  value: figure.money,
  /** The name of the user who posted the document. */
  userName: z.string(),
  /** Null for documents that are not transfers. */
  transfer: transferFacts.nullable(),
});

/** A warehouse document with its lines. */
const wholeDocument = listedDocument.extend({
  type: z.enum(warehouseDocumentKinds),
  supplierId: recordId.nullable(),
  supplierNuis: z.string(),
  purchase: z.object({ _id: recordId, number: z.string() }).nullable(),
  /** The journal entry; null if the goods have no cost. */
  journalId: recordId.nullable(),
  transfer: transferFacts
    .extend({
      /**
       * The journal entry of the receipt, or of the return if the transfer was cancelled; null until then,
       * and for goods without a cost.
       */
      endJournalId: recordId.nullable(),
      /**
       * The adjustment of the difference between sent and received goods; null if there is none, or the caller may
       * not see its shop.
       */
      discrepancy: z.object({ _id: recordId, documentCode: z.string() }).nullable(),
    })
    .nullable(),
  lines: z.array(
    z.object({
      articleId: recordId,
      name: z.string(),
      code: z.string(),
      unit: z.string(),
      /**
       * The quantity. For an adjustment or a production it is the change of the stock, negative for issued
       * goods.
       */
      quantity: figure.quantity,
      /** The entered unit cost, or the average cost at which the goods were issued. */
      unitCost: figure.unitCost,
      /**
       * The cost of the line, with the sign of the quantity; for a cost adjustment, the change of the value.
       */
      cost: figure.money,
      /** The stock of the shop after this line; null if the caller may not see that shop. */
      quantityAfter: figure.quantity.nullable(),
      valueAfter: figure.money.nullable(),
      /** True if no cost was known: the goods count as cost 0 for now. */
      isCostMissing: z.boolean(),
    }),
  ),
  /** When this version of the document was entered. */
  updatedAt: moment,
  /** The version of the document that replaced this one; null for the newest version. */
  replacedById: recordId.nullable(),
  /** All versions of the document, the newest first; empty if it was never edited. */
  versions: z.array(
    z.object({
      _id: recordId,
      version: z.int(),
      at: moment,
      userName: z.string(),
      reason: z.enum(warehouseReasons),
      supplierName: z.string(),
      notes: z.string(),
      lines: z.array(
        z.object({
          articleId: recordId,
          name: z.string(),
          unit: z.string(),
          quantity: figure.quantity,
          /** The unit cost; for an exit, the average cost at which the goods were issued. */
          unitCost: figure.unitCost,
        }),
      ),
    }),
  ),
  /** The later documents that changed the cost of this document, the newest first. */
  corrections: z.array(
    z.object({
      type: z.enum(warehouseDocumentKinds),
      _id: recordId,
      documentCode: z.string(),
      at: moment,
      /** The change of the cost of the goods; negative if they became cheaper. */
      difference: figure.money,
    }),
  ),
  timeline: warehouseTimeline,
});

/**
 * The route settings of the calls that post a document: the server moves the stock and adds the journal entry at
 * once.
 */
export const posting = {
  service: 'main',
  method: 'POST',
  access: mayPost,
  output: z.object({ _id: recordId, documentCode: z.string() }),
  fallback: 'data-change',
} as const;

/** The later documents whose cost a back-dated document changes. */
const previewed = z.object({
  /** The affected documents, the oldest first, at most 100. */
  documents: z.array(
    z.object({
      type: z.enum(stockDocuments),
      _id: recordId,
      documentCode: z.string(),
      date: moment,
      /** The previous cost of the goods that get a new cost. */
      costBefore: figure.money,
      costAfter: figure.money,
    }),
  ),
  count: z.int(),
  /** The change of the cost of the issued goods; negative if they became cheaper. */
  difference: figure.money,
});

/** The route settings of the calls that preview the cost changes of a back-dated document. */
export const previewing = {
  service: 'main',
  method: 'POST',
  access: mayPost,
  summary:
    'What a back-dated document would change: the later documents whose goods get another cost. It is refused as the document would be, and posts nothing.',
  output: previewed,
  fallback: 'data-fetch',
  timeoutMs: 15_000,
  recorded: false,
} as const;

/** The two list calls of a kind of document: one page, and all rows for an export. */
export const listsOf = <const Path extends string>(path: Path, documents: string) => {
  const filtered = {
    service: 'main',
    method: 'GET',
    access: mayRead,
    input: z.object(documentFilter),
    fallback: 'data-fetch',
    timeoutMs: 15_000,
  } as const;
  const counted = { total: z.int(), isMore: z.boolean() };
  return {
    page: route({
      ...filtered,
      path: `${path}/pagination`,
      summary: `A page of the ${documents}, the newest first. The count is capped at a limit; isMore is true if there are more.`,
      output: z.object({ data: z.array(listedDocument), ...counted, ...pageFacts }),
    }),
    all: route({
      ...filtered,
      path,
      summary: `All matching ${documents}, up to ten thousand, and whether there are more.`,
      output: z.object({ data: z.array(listedDocument), ...counted }),
    }),
  };
};

export const reading = {
  service: 'main',
  method: 'GET',
  access: mayRead,
  output: z.object({ document: wholeDocument }),
  refusals: ['not-found'],
  fallback: 'data-fetch',
} as const;

/** Finds one document by its number, such as FP-12/2026. */
export const byCode = <const Path extends string>(path: Path, document: string) =>
  route({
    ...reading,
    path: `${path}/code/{code}`,
    summary: `One ${document} with its lines and history, by its number.`,
    input: z.object({ code: z.string().max(30) }),
  });

const editRefusals = [
  'not-found',
  'changed-meanwhile',
  'document-not-edited',
  'entry-of-purchase',
  'stock-insufficient',
] as const;

const editInput = z.object({
  /** The id of any version of the document; the call replaces the newest version. */
  id: recordId,
  ...editedFields({
    /** The reason; it must fit the kind of the document. */
    reason: z.enum([...entryReasons, ...exitReasons]),
    /** The supplier; only for an entry. */
    supplierId: recordId.nullable(),
    notes: anyDocument.notes,
    /** All lines of the new version; the lines of an entry must include their cost. */
    lines: linesOf(goodsLine.extend({ unitCost: cost.optional() })),
  }),
});

/** The calls of documents of all kinds. */
export const documentCalls = {
  document: route({
    ...reading,
    path: '/magazina/hyrjeDalje/{id}',
    summary: 'One warehouse document of any kind with its lines and history.',
    input: z.object({ id: recordId }),
  }),
  editDocument: route({
    ...posting,
    path: '/magazina/edit-document',
    fallback: 'document-edit',
    summary:
      'Replaces a posted entry or exit by a new version with the same number and date: the stock and the journal of the earlier version are reversed, and the costs of what followed are calculated again. Fields left out stay. Other kinds are refused.',
    input: editInput,
    refusals: editRefusals,
  }),
  previewEdit: route({
    ...previewing,
    path: '/magazina/edit-document/preview',
    summary:
      'What an edit of a posted document would change: the later documents whose goods get another cost. It is refused as the edit would be, and posts nothing.',
    input: editInput,
    refusals: editRefusals,
  }),
  pdf: pdfRoute({ path: '/warehouse/pdf', access: mayRead, documents: 'warehouse documents' }, {}),
  printed: printedRoute(
    { path: '/warehouse/printed', access: mayRead, documents: 'warehouse documents' },
    {},
  ),
};
