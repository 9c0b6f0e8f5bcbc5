import { businessLevel } from '@tezga/domain';
import {
  Badge,
  Code,
  codeFact,
  DateTime,
  DocumentPage,
  Facts,
  LinesTable,
  MISSING,
  PrintButton,
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
import { invoicePath, wtnPath } from '../../kits/documents/document-paths.ts';
import { DocumentRoute } from '../../kits/documents/DocumentRoute.tsx';
import { numberParts } from '../../kits/documents/number-parts.ts';
import { PrintDocuments } from '../../kits/documents/PrintDocuments.tsx';
import { useSession } from '../../session/session-context.ts';
import { ActionButton } from '../deadlines/index.ts';
import { FiscalNotice, FiscalPanel, FiscalTimeline, useResend } from '../fiscal/index.ts';
import { notePrint, noteResend } from './note-kind.ts';
import { wtnQueries, type WholeNote } from './queries.ts';

interface NotePartProps {
  readonly note: WholeNote;
}

/** One accompanying invoice with all that is known of it. */
export function NotePage() {
  const { wtn } = usePhrases();
  return (
    <DocumentRoute query={wtnQueries.one} failed={wtn.page.readFailed} backTo={wtnPath}>
      {(note) => (
        <DocumentPage
          title={wtn.page.heading(note.wtnNumber)}
          breadcrumb={[
            <Link key="list" to={wtnPath}>
              {wtn.title}
            </Link>,
            wtn.transactions[note.transaction],
          ]}
          badges={<NoteBadges note={note} />}
          actions={<NoteActions note={note} />}
          total={note.valueOfGoods}
          about={
            <>
              <DateTime value={new Date(note.date)} seconds /> · {note.startCity} → {note.destinationCity}
            </>
          }
          notice={
            <FiscalNotice
              status={note.status}
              fault={note.fault}
              clock={note.waiting}
              onItsWay={wtn.page.onItsWay}
              text={wtn.page.safe}
            />
          }
          aside={<NoteCodes note={note} />}
        >
          <FiscalTimeline
            label={wtn.page.timeline}
            timeline={note.timeline}
            status={note.status}
            issuedAt={note.date}
            acceptedName={wtn.nivfsh}
          />
          <NoteSheet note={note} />
        </DocumentPage>
      )}
    </DocumentRoute>
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

function NoteActions({ note }: NotePartProps) {
  const { wtn } = usePhrases();
  const mayIssue = businessLevel(useSession().role, 'wtn') === 'readWrite';
  const resend = useResend(noteResend);
  return (
    <>
      {mayIssue && note.status !== 'fiscalized' ? (
        <ActionButton deed="resend" label={wtn.resend.action} run={() => resend.now([note])} />
      ) : null}
      <PrintButton
        label={wtn.print.action}
        renderDialog={(onClose) => (
          <PrintDocuments
            kind={notePrint}
            ids={[note._id]}
            name={wtn.page.heading(note.wtnNumber)}
            onClose={onClose}
          />
        )}
      />
    </>
  );
}

function NoteCodes({ note: { fwtnic, wtnic, link, faultCode, faultText } }: NotePartProps) {
  const { wtn } = usePhrases();
  const words = wtn.page;
  const refusal = [faultCode, faultText].filter((part) => part !== null).join(': ');
  return (
    <FiscalPanel
      words={words}
      link={link}
      isAccepted={fwtnic !== null}
      codes={[
        codeFact(wtn.nivfsh, fwtnic, words.notYet),
        codeFact(wtn.nslfsh, wtnic),
        faultText === null ? null : { label: words.refused, value: refusal },
      ]}
    />
  );
}

/** From where to where, in what, by whom, with which invoice, and the goods. */
function NoteSheet({ note }: NotePartProps) {
  const { wtn } = usePhrases();
  const words = wtn.page;
  const maySeeInvoice = businessLevel(useSession().role, 'receipts') !== 'none';
  return (
    <Sheet>
      <Facts facts={factsOf(wtn, note, maySeeInvoice)} />
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

function factsOf(wtn: Phrases['wtn'], note: WholeNote, maySeeInvoice: boolean): (Fact | null)[] {
  const { carrier, issuer, packaging, packageCount, invoiceId, invoiceNumber } = note;
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
          value: maySeeInvoice ? (
            <Link to={invoicePath({ _id: invoiceId })}>{invoiceNumber}</Link>
          ) : (
            invoiceNumber
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
