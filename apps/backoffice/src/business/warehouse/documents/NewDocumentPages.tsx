import type { EditedKind, WarehouseDocumentKind } from '@tezga/domain';
import { EmptyState, ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { IconBuildingStore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { warehousePaths } from '../../../kits/documents/document-paths.ts';
import { DocumentRoute } from '../../../kits/documents/DocumentRoute.tsx';
import { newRecordId } from '../../../kits/forms/new-record-id.ts';
import { useBackNavigation } from '../../../kits/forms/use-back-navigation.ts';
import { useShops } from '../../../session/necessary-data.ts';
import { warehouseQueries, type Draft, type PurchaseOfEntry, type WarehouseDocument } from '../queries.ts';
import { newAdjustment } from './adjustment-form.ts';
import { AdjustmentForm } from './AdjustmentForm.tsx';
import { newCostAdjustment } from './cost-form.ts';
import { CostAdjustmentForm } from './CostAdjustmentForm.tsx';
import { editedEntry, editedExit, newEntry, newExit, newTransfer, type Beginning } from './document-form.ts';
import { continued } from './drafts/draft-form.ts';
import { OpenedVersion } from './drafts/opened-draft.ts';
import { EntryForm } from './EntryForm.tsx';
import { ExitForm } from './ExitForm.tsx';
import { newProduction } from './production-form.ts';
import { ProductionForm } from './ProductionForm.tsx';
import { TransferForm } from './TransferForm.tsx';

/** The page of a new entry: empty, a copy of another entry, or filled from a purchase. */
export function NewEntryPage() {
  return (
    <Prepared kind="entry">
      {(beginning, purchase, draft) => (
        <EntryForm start={continued(newEntry(beginning, purchase), draft)} purchase={purchase} />
      )}
    </Prepared>
  );
}

/** The page of a new exit: empty, or a copy of another exit. */
export function NewExitPage() {
  return (
    <Prepared kind="exit">
      {(beginning, _purchase, draft) => <ExitForm start={continued(newExit(beginning), draft)} />}
    </Prepared>
  );
}

/** The page that replaces a posted entry by a new version. */
export const EditEntryPage = () => (
  <Edited kind="entry">
    {(document, documentId) => (
      <EntryForm start={editedEntry(document, documentId)} purchase={null} edited={document} />
    )}
  </Edited>
);

/** The page that replaces a posted exit by a new version. */
export const EditExitPage = () => (
  <Edited kind="exit">
    {(document, documentId) => <ExitForm start={editedExit(document, documentId)} edited={document} />}
  </Edited>
);

interface EditedProps {
  readonly kind: EditedKind;
  readonly children: (document: WarehouseDocument, documentId: string) => ReactNode;
}

function Edited({ kind, children }: EditedProps) {
  const { readFailed } = usePhrases().warehouse.kinds[kind];
  const [documentId] = useState(newRecordId);
  return (
    <DocumentRoute query={warehouseQueries.document} failed={readFailed} backTo={warehousePaths[kind]}>
      {(document) => children(document, documentId)}
    </DocumentRoute>
  );
}

/** The page of a new adjustment: empty, or with the articles of another adjustment. */
export function NewAdjustmentPage() {
  return (
    <Prepared kind="adjustment">
      {(beginning, _purchase, draft) => <AdjustmentForm start={continued(newAdjustment(beginning), draft)} />}
    </Prepared>
  );
}

/** The page of a new cost adjustment: empty, or a copy of another cost adjustment. */
export function NewCostAdjustmentPage() {
  return (
    <Prepared kind="cost-adjustment">
      {(beginning, _purchase, draft) => (
        <CostAdjustmentForm start={continued(newCostAdjustment(beginning), draft)} />
      )}
    </Prepared>
  );
}

/** The page of a new production: empty, or a copy of another production. */
export function NewProductionPage() {
  return (
    <Prepared kind="production">
      {(beginning, _purchase, draft) => <ProductionForm start={continued(newProduction(beginning), draft)} />}
    </Prepared>
  );
}

/** The page of a new transfer: empty, or a copy of another transfer. */
export function NewTransferPage() {
  return (
    <Prepared kind="transfer">
      {(beginning, _purchase, draft) => <TransferForm start={continued(newTransfer(beginning), draft)} />}
    </Prepared>
  );
}

interface PreparedProps {
  readonly kind: WarehouseDocumentKind;
  readonly children: (
    beginning: Beginning,
    purchase: PurchaseOfEntry | null,
    draft: Draft | null,
  ) => ReactNode;
}

/** Loads the shops, and the document, the purchase or the draft in the URL, before the form opens. */
function Prepared({ kind, children }: PreparedProps) {
  const { shops: shopWords, warehouse } = usePhrases();
  const search: { copy?: string; purchase?: string; draft?: string } = useSearch({ strict: false });
  const { copy = '', draft: draftId = '' } = search;
  const goBack = useBackNavigation(warehousePaths[kind]);
  const shops = useShops();
  const copied = useQuery(warehouseQueries.document(copy));
  const draft = useQuery(warehouseQueries.draft(draftId));
  const purchaseId = search.purchase ?? draft.data?.content.purchaseId ?? '';
  const purchase = useQuery(warehouseQueries.purchase(purchaseId));
  const [documentId] = useState(newRecordId);
  const failed = [
    { ...copied, title: warehouse.form.copyFailed },
    { ...draft, title: warehouse.drafts.readFailed },
    { ...purchase, title: warehouse.form.purchaseFailed },
  ].find(({ data, error }) => data === undefined && error !== null);
  if (failed !== undefined) {
    return (
      <ErrorState
        title={failed.title}
        sentence={failed.error?.message}
        onRetry={() => void failed.refetch()}
        onBack={goBack}
      />
    );
  }
  if (shops.data === undefined) return <LoadingOverlay within />;
  const wanted = [
    [copy, copied],
    [draftId, draft],
    [purchaseId, purchase],
  ] as const;
  if (wanted.some(([id, { data }]) => id !== '' && data === undefined)) return <LoadingOverlay within />;
  const first = shops.data.find(({ hidden }) => !hidden);
  if (first === undefined) {
    return (
      <EmptyState
        icon={<IconBuildingStore size={17} stroke={1.6} />}
        title={shopWords.emptyTitle}
        sentence={shopWords.emptyText}
      />
    );
  }
  const beginning = { documentId, shopId: first._id, copied: copied.data ?? null };
  return (
    <OpenedVersion value={draft.data?.updatedAt}>
      {children(beginning, purchase.data ?? null, draft.data ?? null)}
    </OpenedVersion>
  );
}
