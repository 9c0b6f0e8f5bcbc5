import { businessLevel } from '@tezga/domain';
import {
  Badge,
  Code,
  codeFact,
  DateTime,
  Facts,
  LinesTable,
  MISSING,
  quantityCells,
  quantityWords,
  Sheet,
  StatusBadge,
  usePhrases,
  type Fact,
  type LineColumn,
} from '@tezga/ui';
import type { Phrases } from '@tezga/phrases';
import { Link } from '@tanstack/react-router';
import { invoicePath, warehouseDocumentPath, wtnPath } from '../../kits/documents/document-paths.ts';
import { DocumentRoute } from '../../kits/documents/DocumentRoute.tsx';
import { numberParts } from '../../kits/documents/number-parts.ts';
import { useSession } from '../../session/session-context.ts';
import { FiscalDocumentPage } from '../fiscal/index.ts';
import { notePrint, noteResend } from './note-kind.ts';
import { wtnQueries, type WholeNote } from './queries.ts';

interface NotePartProps {
  readonly note: WholeNote;
}

/** The page of one accompanying invoice. */
export function NotePage() {
  const { wtn } = usePhrases();
  return (
    <DocumentRoute query={wtnQueries.one} failed={wtn.page.readFailed} backTo={wtnPath}>
      {(note) => <OneNote note={note} />}
    </DocumentRoute>
  );
}

function OneNote({ note }: NotePartProps) {
  const { wtn } = usePhrases();
  const words = wtn.page;
  const { fwtnic, wtnic, faultCode, faultText } = note;
  const refusal = [faultCode, faultText].filter((part) => part !== null).join(': ');
  return (
    <FiscalDocumentPage
      document={note}
      words={words}
      title={words.heading(note.wtnNumber)}
      list={{ to: wtnPath, title: wtn.title }}
      kind={wtn.transactions[note.transaction]}
      badges={<NoteBadges note={note} />}
      total={note.valueOfGoods}
      about={
        <>
          <DateTime value={new Date(note.date)} seconds /> · {note.startCity} → {note.destinationCity}
        </>
      }
      issuedAt={note.date}
      printing={notePrint}
      resending={noteResend}
      mayResend={businessLevel(useSession().role, 'wtn') === 'readWrite'}
      clock={note.waiting}
      acceptedName={wtn.nivfsh}
      codes={[
        codeFact(wtn.nivfsh, fwtnic, words.notYet),
        codeFact(wtn.nslfsh, wtnic),
        faultText === null ? null : { label: words.refused, value: refusal },
      ]}
    >
      <NoteSheet note={note} />
    </FiscalDocumentPage>
  );
}

function NoteBadges({ note }: NotePartProps) {
  const { wtn } = usePhrases();
  const { invoiceNumber } = note;
  return (
    <>
      <StatusBadge state={note.status} tinted />
      <Badge>{wtn.kinds[note.kind]}</Badge>
      {note.isGoodsFlammable ? <Badge tone="warn">{wtn.flammable}</Badge> : null}
      {note.isEscortRequired ? <Badge tone="warn">{wtn.escort}</Badge> : null}
      {invoiceNumber === null ? null : <Badge>{wtn.page.ofInvoice(numberParts(invoiceNumber).number)}</Badge>}
    </>
  );
}

/** Route, vehicle, carrier, sales invoice and goods. */
function NoteSheet({ note }: NotePartProps) {
  const { wtn } = usePhrases();
  const words = wtn.page;
  const { role } = useSession();
  const maySee = {
    invoice: businessLevel(role, 'receipts') !== 'none',
    transfer: businessLevel(role, 'warehouse') !== 'none',
  };
  return (
    <Sheet>
      <Facts facts={factsOf(wtn, note, maySee)} />
      <LinesTable
        label={words.goods}
        lines={note.lines}
        columns={goodsColumns(words)}
        onPhone={({ name, code, unit, quantity }) => [name, quantityWords(quantity, unit), code]}
        isNumbered
      />
    </Sheet>
  );
}

const goodsColumns = (words: Phrases['wtn']['page']): LineColumn<WholeNote['lines'][number]>[] => [
  { header: words.good, cell: ({ name }) => name },
  { header: words.code, cell: ({ code }) => (code === '' ? MISSING : <Code>{code}</Code>) },
  { header: words.unit, cell: ({ unit }) => unit },
  quantityCells(words.quantity, ({ quantity }) => quantity),
];

interface MaySee {
  readonly invoice: boolean;
  readonly transfer: boolean;
}

function factsOf(wtn: Phrases['wtn'], note: WholeNote, maySee: MaySee): (Fact | null)[] {
  const { carrier, issuer, packaging, packageCount, invoiceId, invoiceNumber, transferId, transferNumber } =
    note;
  const packages = [packageCount, packaging === null ? null : wtn.packagings[packaging]];
  return [
    stopFact(wtn, wtn.start, note.start),
    stopFact(wtn, wtn.arrival, note.destination),
    {
      label: wtn.ownership,
      value: <Code>{note.vehiclePlates}</Code>,
      more: [wtn.ownerships[note.vehicleOwnership]],
    },
    {
      label: wtn.carrier,
      value: carrier?.name ?? issuer.name,
      more: [
        <Code key="id">{carrier?.idNumber ?? issuer.nuis}</Code>,
        carrier === null || carrier.address === ''
          ? ''
          : [carrier.address, carrier.town].filter((part) => part !== '').join(', '),
      ],
    },
    { label: wtn.operator, value: note.operatorName, more: [<Code key="code">{note.operatorCode}</Code>] },
    {
      label: wtn.shop,
      value: note.shopName,
      more: [
        <>
          {note.posName} · <Code>{note.businUnitCode}</Code>
        </>,
      ],
    },
    packaging === null && packageCount === null
      ? null
      : { label: wtn.packaging, value: packages.filter((part) => part !== null).join(' · ') },
    invoiceId === null
      ? null
      : {
          label: wtn.invoice,
          value: maySee.invoice ? (
            <Link to={invoicePath({ _id: invoiceId })}>{invoiceNumber}</Link>
          ) : (
            invoiceNumber
          ),
        },
    transferId === null || transferNumber === null
      ? null
      : {
          label: wtn.transfer,
          value: maySee.transfer ? (
            <Link to={warehouseDocumentPath('transfer', transferId)}>{transferNumber}</Link>
          ) : (
            transferNumber
          ),
        },
  ];
}

function stopFact({ points }: Phrases['wtn'], label: string, stop: WholeNote['start']): Fact {
  return {
    label,
    value: stop.city,
    more: [
      stop.address,
      points[stop.point as keyof typeof points],
      <DateTime key="at" value={new Date(stop.at)} />,
    ],
  };
}
