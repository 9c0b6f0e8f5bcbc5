import { contract } from '@tezga/contract';
import { businessLevel } from '@tezga/domain';
import { saveFile, usePhrases, type BulkAction, type BulkRowResult } from '@tezga/ui';
import { IconFileTypePdf, IconSearch, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { electronicPath, receiptsPath } from '../../kits/documents/document-paths.ts';
import { blobOf } from '../../kits/forms/base64.ts';
import { bulkAction, rowAction } from '../../kits/lists/row-action.tsx';
import { showFirstFailure } from '../../kits/lists/show-first-failure.ts';
import { call } from '../../session/call.ts';
import { useSession } from '../../session/session-context.ts';
import type { CentralEInvoice } from './queries.ts';
import { useAnswer } from './use-answer.ts';

const purchasesKey: readonly string[] = ['purchases'];
const asRow = ({ EIC }: CentralEInvoice) => ({ _id: EIC, eic: EIC });

/**
 * All roles fetch the PDF and open the document in the back office; roles with write access also accept or refuse
 * received e-invoices.
 */
export function useCentralActions() {
  const { central: words, centralPdf } = usePhrases().eInvoices;
  const navigate = useNavigate();
  const mayAnswer = businessLevel(useSession().role, 'receipts') === 'readWrite';
  const [accept, refuse] = [useAnswer('ACCEPTED', purchasesKey), useAnswer('REFUSED', purchasesKey)];
  const find = ({ partyType, EIC }: CentralEInvoice) =>
    partyType === 'SELLER'
      ? rowAction(IconSearch, words.findSent, () => navigate({ to: receiptsPath, search: { q: EIC } }))
      : rowAction(IconSearch, words.findReceived, () => navigate({ to: electronicPath, search: { q: EIC } }));
  const answers = (row: CentralEInvoice) => [
    rowAction(IconThumbUp, accept.label, () => accept.one(asRow(row))),
    { ...rowAction(IconThumbDown, refuse.label, () => refuse.one(asRow(row))), danger: true },
  ];
  return {
    rowActions: (row: CentralEInvoice) => [
      find(row),
      rowAction(IconFileTypePdf, centralPdf, () => savePdf(centralPdf, row)),
      ...(mayAnswer && row.partyType === 'BUYER' && row.status === 'DELIVERED' ? answers(row) : []),
    ],
    bulkActions: mayAnswer
      ? [
          bulkAction(IconThumbUp, accept.label, answering(accept.many, words.onlyBuyer)),
          bulkAction(IconThumbDown, refuse.label, {
            ...answering(refuse.many, words.onlyBuyer),
            danger: true,
          }),
        ]
      : undefined,
  };
}

const savePdf = (title: string, { EIC }: CentralEInvoice) =>
  showFirstFailure(
    title,
    call(contract.eInvoices.pdf, { EIC }).then(({ name, data }) => {
      saveFile(blobOf(data, 'application/pdf'), name);
      return [];
    }),
  );

type Answering = Omit<BulkAction<CentralEInvoice>, 'label' | 'icon'>;

/** Only the buyer may answer, so e-invoices that the business sent fail without a request. */
const answering = (many: ReturnType<typeof useAnswer>['many'], onlyBuyer: string): Answering => ({
  batchSize: many.batchSize,
  confirm: (rows) => many.confirm(rows.map(asRow)),
  run: async (rows): Promise<BulkRowResult[]> => {
    const received = rows.filter(({ partyType }) => partyType === 'BUYER');
    const sent = rows.filter(({ partyType }) => partyType === 'SELLER');
    return [
      ...(received.length === 0 ? [] : await many.run(received.map(asRow))),
      ...sent.map(({ EIC }) => ({ id: EIC, ok: false, message: onlyBuyer })),
    ];
  },
  onDone: (rows) => many.onDone(rows.map(asRow)),
});
