import { baseCurrency, businessLevel } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import {
  amountCells,
  Badge,
  BelowLine,
  Button,
  Code,
  Cost,
  DateTime,
  DocumentPage as Page,
  Facts,
  History,
  LinesTable,
  Panel,
  PrintButton,
  quantityCells,
  quantityWords,
  Sheet,
  usePhrases,
  type Fact,
  type LineColumn,
} from '@tezga/ui';
import { IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { newWarehousePath, stockPathOf, warehousePaths } from '../../../kits/documents/document-paths.ts';
import { DocumentRoute } from '../../../kits/documents/DocumentRoute.tsx';
import { PrintDocuments } from '../../../kits/documents/PrintDocuments.tsx';
import { useSession } from '../../../session/session-context.ts';
import { EntryLink } from '../../accounting/index.ts';
import { purchasePath } from '../../purchases/index.ts';
import { warehouseQueries, type WarehouseDocument } from '../queries.ts';
import { stockSearch } from '../stock-search.ts';
import { documentPrint } from './document-print.ts';

interface PartProps {
  readonly document: WarehouseDocument;
}

/** The page of one warehouse entry. */
export function EntryDocumentPage() {
  const { entry } = usePhrases().warehouse.kinds;
  return (
    <DocumentRoute query={warehouseQueries.document} failed={entry.readFailed} backTo={warehousePaths.entry}>
      {(document) => <OneDocument document={document} />}
    </DocumentRoute>
  );
}

/** The page of one warehouse exit. */
export function ExitDocumentPage() {
  const { exit } = usePhrases().warehouse.kinds;
  return (
    <DocumentRoute query={warehouseQueries.document} failed={exit.readFailed} backTo={warehousePaths.exit}>
      {(document) => <OneDocument document={document} />}
    </DocumentRoute>
  );
}

function OneDocument({ document }: PartProps) {
  const { warehouse: words } = usePhrases();
  const { type, documentCode, shopId, lines } = document;
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
      badges={<Badge>{words.reasons[document.reason]}</Badge>}
      actions={<Actions document={document} />}
      total={document.value}
      about={
        <>
          <DateTime value={new Date(document.date)} seconds /> · {document.shopName}
        </>
      }
      aside={<Aside document={document} />}
    >
      <Sheet>
        <Facts facts={factsOf(words, document)} />
        <LinesTable
          label={words.page.goods}
          lines={lines}
          columns={lineColumns(words, shopId)}
          onPhone={({ name, code, unit, quantity }) => [name, quantityWords(quantity, unit), code]}
          isNumbered
        />
      </Sheet>
    </Page>
  );
}

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
    </>
  );
}

/** The journal entry, and who posted and printed the document. */
function Aside({ document: { journalId, timeline } }: PartProps) {
  const words = usePhrases().warehouse.page;
  const names: Partial<Record<(typeof timeline)[number]['kind'], string>> = {
    posted: words.posted,
    printed: words.printed,
  };
  return (
    <>
      <Panel title={words.journal}>
        {journalId === null ? (
          words.noJournal
        ) : (
          <EntryLink journalId={journalId}>{words.openJournal}</EntryLink>
        )}
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

function factsOf(words: Phrases['warehouse'], document: WarehouseDocument): (Fact | null)[] {
  const { supplierName, supplierNuis, purchase, notes } = document;
  return [
    { label: words.shop, value: document.shopName },
    { label: words.reason, value: words.reasons[document.reason] },
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

function lineColumns(
  { page: words }: Phrases['warehouse'],
  shopId: string,
): LineColumn<WarehouseDocument['lines'][number]>[] {
  return [
    {
      header: words.article,
      cell: ({ articleId, name, code, isCostMissing }) => (
        <>
          <Link to={stockPathOf(articleId)} search={stockSearch(shopId)}>
            {name}
          </Link>{' '}
          <small>
            <Code>{code}</Code>
          </small>
          {isCostMissing ? <BelowLine>{words.costMissing}</BelowLine> : null}
        </>
      ),
    },
    quantityCells(words.quantity, ({ quantity }) => quantity),
    {
      header: words.unitCost,
      unit: baseCurrency,
      isFigure: true,
      cell: ({ unitCost }) => <Cost value={unitCost} decimals={3} />,
    },
    amountCells(words.cost, ({ cost }) => cost, { unit: baseCurrency }),
    quantityCells(words.after, ({ quantityAfter }) => quantityAfter),
  ];
}
