import { baseCurrency, businessLevel, type WarehouseDocumentKind } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  Amount,
  Badge,
  Button,
  Code,
  DateTime,
  DocumentPage as Page,
  Facts,
  History,
  LinesTable,
  Notice,
  Panel,
  PrintButton,
  quantityWords,
  Sheet,
  StatusBadge,
  usePhrases,
  type Fact,
} from '@tezga/ui';
import { IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import {
  newWarehousePath,
  purchasePath,
  warehouseDocumentPath,
  warehousePaths,
} from '../../../kits/documents/document-paths.ts';
import { DocumentRoute } from '../../../kits/documents/DocumentRoute.tsx';
import { PrintDocuments } from '../../../kits/documents/PrintDocuments.tsx';
import { useSession } from '../../../session/session-context.ts';
import { EntryLink } from '../../accounting/index.ts';
import { NotesOfTransfer } from '../../wtn/index.ts';
import { warehouseQueries, type WarehouseDocument } from '../queries.ts';
import { badgeOf, hasReasons } from './document-columns.ts';
import { documentPrint } from './document-print.ts';
import { lineColumns } from './page-columns.tsx';
import { TransferActions } from './TransferParts.tsx';
import { EditButton, Notices, Versions } from './Versions.tsx';

type TransferOfDocument = NonNullable<WarehouseDocument['transfer']>;

interface PartProps {
  readonly document: WarehouseDocument;
}

/** The page of one warehouse entry. */
export const EntryDocumentPage = () => <DocumentOf kind="entry" />;

/** The page of one warehouse exit. */
export const ExitDocumentPage = () => <DocumentOf kind="exit" />;

/** The page of one adjustment. */
export const AdjustmentDocumentPage = () => <DocumentOf kind="adjustment" />;

/** The page of one cost adjustment. */
export const CostAdjustmentDocumentPage = () => <DocumentOf kind="cost-adjustment" />;

/** The page of one production. */
export const ProductionDocumentPage = () => <DocumentOf kind="production" />;

/** The page of one transfer. */
export const TransferDocumentPage = () => <DocumentOf kind="transfer" />;

function DocumentOf({ kind }: { readonly kind: WarehouseDocumentKind }) {
  const { readFailed } = usePhrases().warehouse.kinds[kind];
  return (
    <DocumentRoute query={warehouseQueries.document} failed={readFailed} backTo={warehousePaths[kind]}>
      {(document) => <OneDocument document={document} />}
    </DocumentRoute>
  );
}

function OneDocument({ document }: PartProps) {
  const { warehouse: words } = usePhrases();
  const { type, documentCode, lines } = document;
  const kind = words.kinds[type];
  return (
    <Page
      title={kind.heading(documentCode)}
      breadcrumb={[
        <Link key="list" to={warehousePaths[type]}>
          {kind.title}
        </Link>,
        documentCode,
      ]}
      badges={<Badges document={document} />}
      actions={<Actions document={document} />}
      total={document.value}
      about={
        <>
          <DateTime value={new Date(document.date)} seconds /> · {placesOf(document)}
        </>
      }
      notice={<Notices document={document} />}
      aside={
        <>
          <Aside document={document} />
          <Versions document={document} />
        </>
      }
    >
      <Sheet>
        <Facts facts={factsOf(words, document)} />
        <Corrections document={document} />
        <LinesTable
          label={words.page.goods}
          lines={lines}
          columns={lineColumns(words, document)}
          onPhone={({ name, code, unit, quantity }) => [name, quantityWords(quantity, unit), code]}
          isNumbered
        />
      </Sheet>
    </Page>
  );
}

/** The documents that were entered later and changed the cost of this one. */
function Corrections({ document: { corrections } }: PartProps) {
  const words = usePhrases().warehouse.backDating;
  if (corrections.length === 0) return null;
  return (
    <Notice tone="info" title={words.corrected}>
      {corrections.map(({ type, _id, documentCode, at, difference }) => (
        <p key={`${_id} ${at}`}>
          <Link to={warehouseDocumentPath(type, _id)}>{documentCode}</Link> ·{' '}
          <DateTime value={new Date(at)} /> · <Amount value={difference} /> {baseCurrency}
        </p>
      ))}
    </Notice>
  );
}

function Badges({ document: { type, reason, transfer } }: PartProps) {
  const { warehouse: words } = usePhrases();
  if (transfer !== null) return <StatusBadge state={badgeOf(transfer)} tinted />;
  return hasReasons(type) ? <Badge>{words.reasons[reason]}</Badge> : null;
}

/** The shop, or both shops of a transfer. */
const placesOf = ({ shopName, transfer }: WarehouseDocument): string =>
  transfer === null ? shopName : `${shopName} → ${transfer.targetShopName}`;

function Actions({ document }: PartProps) {
  const { warehouse: words } = usePhrases();
  const { type, _id, documentCode } = document;
  const mayPost = businessLevel(useSession().role, 'warehouse') === 'readWrite';
  return (
    <>
      <PrintButton
        variant="default"
        label={words.print.action}
        shortcut="P"
        renderDialog={(onClose) => (
          <PrintDocuments
            kind={documentPrint}
            ids={[_id]}
            name={words.kinds[type].heading(documentCode)}
            onClose={onClose}
          />
        )}
      />
      {mayPost ? (
        <Button
          variant="default"
          leftSection={<IconCopy size={15} stroke={1.8} aria-hidden />}
          renderRoot={(props: object) => (
            <Link {...props} to={newWarehousePath(type)} search={{ copy: _id }} />
          )}
        >
          {words.copy}
        </Button>
      ) : null}
      {mayPost ? <EditButton document={document} /> : null}
      {mayPost ? <TransferActions document={document} /> : null}
    </>
  );
}

/** The journal entry, and who posted and printed the document. */
function Aside({ document: { _id, journalId, transfer, timeline } }: PartProps) {
  const { page: words, transfer: transferWords } = usePhrases().warehouse;
  const names: Partial<Record<(typeof timeline)[number]['kind'], string>> = {
    posted: transfer === null ? words.posted : transferWords.sent,
    completed: transferWords.received,
    cancelled: transferWords.returned,
    printed: words.printed,
  };
  return (
    <>
      {transfer === null ? null : (
        <NotesOfTransfer transferId={_id} isInTransit={transfer.state === 'created'} />
      )}
      <Panel title={words.journal}>
        {journalId === null ? (
          words.noJournal
        ) : (
          <EntryLink journalId={journalId}>
            {transfer === null ? words.openJournal : transferWords.sent}
          </EntryLink>
        )}
        {transfer === null ? null : <EndJournal transfer={transfer} />}
      </Panel>
      <Panel title={words.history}>
        <History
          events={timeline.map(({ kind, at, by }) => ({
            key: `${kind} ${at}`,
            at,
            name: names[kind] ?? kind,
            about: by,
          }))}
        />
      </Panel>
    </>
  );
}

function EndJournal({ transfer: { endJournalId, state } }: { readonly transfer: TransferOfDocument }) {
  const words = usePhrases().warehouse.transfer;
  if (endJournalId === null) return null;
  const name = state === 'cancelled' ? words.returned : words.received;
  return (
    <p>
      <EntryLink journalId={endJournalId}>{name}</EntryLink>
    </p>
  );
}

function factsOf(words: Phrases['warehouse'], document: WarehouseDocument): (Fact | null)[] {
  const { type, supplierName, supplierNuis, purchase, notes } = document;
  return [
    ...shopFacts(words, document),
    ...productFacts(words, document),
    hasReasons(type) ? { label: words.reason, value: words.reasons[document.reason] } : null,
    supplierName === ''
      ? null
      : { label: words.supplier, value: supplierName, more: [<Code key="nuis">{supplierNuis}</Code>] },
    purchase === null
      ? null
      : { label: words.purchase, value: <Link to={purchasePath(purchase)}>{purchase.number}</Link> },
    { label: words.by, value: document.userName },
    notes === '' ? null : { label: words.notes, value: notes, isText: true },
  ];
}

/** The product of a production, which is the last line of the document. */
function productFacts({ form }: Phrases['warehouse'], { type, lines }: WarehouseDocument): Fact[] {
  const product = lines.at(-1);
  if (type !== 'production' || product === undefined) return [];
  const { name, quantity, unit } = product;
  return [{ label: form.product, value: name, more: [quantityWords(quantity, unit)] }];
}

const shopFacts = (words: Phrases['warehouse'], { shopName, transfer }: WarehouseDocument): Fact[] =>
  transfer === null
    ? [{ label: words.shop, value: shopName }]
    : [
        { label: words.transfer.from, value: shopName },
        { label: words.transfer.to, value: transfer.targetShopName },
        ...discrepancyFacts(words, transfer),
      ];

const discrepancyFacts = (
  { transfer: words }: Phrases['warehouse'],
  { discrepancy }: TransferOfDocument,
): Fact[] =>
  discrepancy === null
    ? []
    : [
        {
          label: words.discrepancy,
          value: (
            <Link to={warehouseDocumentPath('adjustment', discrepancy._id)}>{discrepancy.documentCode}</Link>
          ),
        },
      ];
