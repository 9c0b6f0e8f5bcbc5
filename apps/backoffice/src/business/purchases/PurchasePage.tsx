import { businessLevel } from '@tezga/domain';
import {
  Badge,
  Button,
  codeFact,
  DateTime,
  DocumentPage,
  Facts,
  Panel,
  PrintButton,
  StatusBadge,
  usePhrases,
} from '@tezga/ui';
import { IconFileTypePdf, IconPackageImport, IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { newWarehousePath, purchasesPath } from '../../kits/documents/document-paths.ts';
import { DocumentRoute } from '../../kits/documents/DocumentRoute.tsx';
import { useSession } from '../../session/session-context.ts';
import { useAnswer } from '../e-invoices/index.ts';
import { PaperDialog } from './PaperDialog.tsx';
import { PostingPanel } from './PostingPanel.tsx';
import { PurchaseSheet, type PurchasePartProps } from './PurchaseSheet.tsx';
import { purchasesKey, purchasesQueries } from './queries.ts';
import { SubjectPanel } from './SubjectPanel.tsx';

const icon = { size: 15, stroke: 1.8, 'aria-hidden': true } as const;

/** The page of one purchase. */
export function PurchasePage() {
  const { purchases: words } = usePhrases();
  return (
    <DocumentRoute query={purchasesQueries.one} failed={words.page.readFailed} backTo={purchasesPath}>
      {(purchase) => <OnePurchase purchase={purchase} />}
    </DocumentRoute>
  );
}

function OnePurchase({ purchase }: PurchasePartProps) {
  const { purchases: words } = usePhrases();
  const mayAnswer = businessLevel(useSession().role, 'receipts') === 'readWrite';
  const { status, meta, supplier } = purchase;
  const supplierName = supplier?.name ?? words.unknownSupplier;
  return (
    <DocumentPage
      title={words.page.heading(meta.invoiceNumber)}
      breadcrumb={[
        <Link key="list" to={purchasesPath}>
          {words.all.title}
        </Link>,
        supplierName,
      ]}
      badges={
        <>
          {status === null ? <Badge>{words.notElectronic}</Badge> : <StatusBadge state={status} tinted />}
          {meta.typeOfInvoice === null ? null : <Badge>{words.types[meta.typeOfInvoice]}</Badge>}
        </>
      }
      actions={<Actions purchase={purchase} mayAnswer={mayAnswer} />}
      total={purchase.totalPrice}
      about={
        <>
          <DateTime value={meta.date} dateOnly /> · {supplierName}
        </>
      }
      aside={
        <>
          <SubjectPanel purchase={purchase} mayAssign={mayAnswer} />
          <PostingPanel purchase={purchase} mayChange={mayAnswer} />
          <CodesPanel purchase={purchase} />
        </>
      }
    >
      <PurchaseSheet purchase={purchase} />
    </DocumentPage>
  );
}

function Actions({ purchase, mayAnswer }: PurchasePartProps & { readonly mayAnswer: boolean }) {
  const { purchases: words, warehouse } = usePhrases();
  const mayEnter = businessLevel(useSession().role, 'warehouse') === 'readWrite';
  const [accept, refuse] = [useAnswer('ACCEPTED', purchasesKey), useAnswer('REFUSED', purchasesKey)];
  return (
    <>
      <PrintButton
        variant="default"
        leftSection={<IconFileTypePdf {...icon} />}
        label={words.paper.action}
        renderDialog={(onClose) => <PaperDialog purchase={purchase} onClose={onClose} />}
      />
      {mayEnter ? (
        <Button
          variant="default"
          leftSection={<IconPackageImport {...icon} />}
          renderRoot={(props: object) => (
            <Link {...props} to={newWarehousePath('entry')} search={{ purchase: purchase._id }} />
          )}
        >
          {warehouse.form.newEntry}
        </Button>
      ) : null}
      {mayAnswer && purchase.status === 'DELIVERED' ? (
        <>
          <Button
            variant="default"
            leftSection={<IconThumbDown {...icon} />}
            onClick={() => void refuse.one(purchase)}
          >
            {refuse.label}
          </Button>
          <Button leftSection={<IconThumbUp {...icon} />} onClick={() => void accept.one(purchase)}>
            {accept.label}
          </Button>
        </>
      ) : null}
    </>
  );
}

/** The codes of the purchase at the tax authority: EIC, NIVF and NSLF. */
function CodesPanel({ purchase: { eic, meta } }: PurchasePartProps) {
  const { purchases: words } = usePhrases();
  const { none } = words.page;
  return (
    <Panel title={words.page.codes}>
      <Facts
        layout="list"
        facts={[
          codeFact(words.eic, eic, none),
          codeFact(words.nivf, meta.nivf, none),
          codeFact(words.nslf, meta.nslf, none),
        ]}
      />
    </Panel>
  );
}
