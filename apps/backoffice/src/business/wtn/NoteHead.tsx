import { baseCurrency, hundredthsOf } from '@tezga/domain';
import { Amount, Badge, Button, DateTime, PageHeader, StatusBadge, usePhrases } from '@tezga/ui';
import { IconPrinter, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import document from '../../kits/documents/Document.module.css';
import { numberParts } from '../../kits/documents/number-parts.ts';
import { PrintNotes } from './PrintNotes.tsx';
import type { WholeNote } from './queries.ts';
import { useResendNotes } from './use-resend-notes.ts';
import { wtnPath } from '../../kits/documents/document-paths.ts';

export interface NotePartProps {
  readonly note: WholeNote;
}

interface NoteDeedProps extends NotePartProps {
  readonly mayIssue: boolean;
}

/** What it is, what its goods are worth, where it stands, and what can be done with it. */
export function NoteHead({ note, mayIssue }: NoteDeedProps) {
  const { wtn } = usePhrases();
  const { invoiceNumber } = note;
  return (
    <>
      <PageHeader
        title={wtn.page.heading(note.wtnNumber)}
        breadcrumb={[
          <Link key="list" to={wtnPath}>
            {wtn.title}
          </Link>,
          wtn.transactions[note.transaction],
        ]}
        badges={
          <>
            <StatusBadge state={note.status} tinted />
            <Badge>{wtn.kinds[note.kind]}</Badge>
            {note.isGoodsFlammable ? <Badge tone="warn">{wtn.flammable}</Badge> : null}
            {note.isEscortRequired ? <Badge tone="warn">{wtn.escort}</Badge> : null}
            {invoiceNumber === null ? null : (
              <Badge>{wtn.page.ofInvoice(numberParts(invoiceNumber).number)}</Badge>
            )}
          </>
        }
        actions={<Deeds note={note} mayIssue={mayIssue} />}
      />
      <div className={document['head']}>
        <p className={document['sum']}>
          <Amount value={hundredthsOf(note.valueOfGoods)} /> <small>{baseCurrency}</small>
        </p>
        <p className={document['about']}>
          <DateTime value={new Date(note.date)} seconds /> · {note.startCity} → {note.destinationCity}
        </p>
      </div>
    </>
  );
}

function Deeds({ note, mayIssue }: NoteDeedProps) {
  const { wtn } = usePhrases();
  const resend = useResendNotes();
  const [isSending, setSending] = useState(false);
  const [isPrinting, setPrinting] = useState(false);
  const send = async () => {
    setSending(true);
    await resend.now([note]);
    setSending(false);
  };
  return (
    <>
      {mayIssue && note.status !== 'fiscalized' ? (
        <Button
          variant="default"
          loading={isSending}
          leftSection={<IconRefresh size={15} stroke={1.8} aria-hidden />}
          onClick={() => void send()}
        >
          {wtn.resend.action}
        </Button>
      ) : null}
      <Button
        leftSection={<IconPrinter size={15} stroke={1.8} aria-hidden />}
        onClick={() => setPrinting(true)}
      >
        {wtn.print.action}
      </Button>
      {isPrinting ? (
        <PrintNotes
          ids={[note._id]}
          name={wtn.page.heading(note.wtnNumber)}
          onClose={() => setPrinting(false)}
        />
      ) : null}
    </>
  );
}
