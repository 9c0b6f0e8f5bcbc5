import { businessLevel } from '@tezga/domain';
import { Code, DateTime, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session-context.ts';
import document from '../../kits/documents/Document.module.css';
import type { NotePartProps } from './NoteHead.tsx';
import type { WholeNote } from './queries.ts';
import { invoicePath } from '../../kits/documents/document-paths.ts';

/** From where to where, in what, by whom, and with which invoice. */
export function NoteRoute({ note }: NotePartProps) {
  const { wtn } = usePhrases();
  return (
    <dl className={document['parties']}>
      <StopOf label={wtn.start} stop={note.start} />
      <StopOf label={wtn.arrival} stop={note.destination} />
      <div>
        <dt>{wtn.ownership}</dt>
        <dd className={document['partyName']}>
          <Code>{note.vehiclePlates}</Code>
        </dd>
        <dd>{wtn.ownerships[note.vehicleOwnership]}</dd>
      </div>
      <CarrierOf note={note} />
      <div>
        <dt>{wtn.operator}</dt>
        <dd className={document['partyName']}>{note.operatorName}</dd>
        <dd>
          <Code>{note.operatorCode}</Code>
        </dd>
      </div>
      <div>
        <dt>{wtn.shop}</dt>
        <dd className={document['partyName']}>{note.shopName}</dd>
        <dd>
          {note.posName} · <Code>{note.businUnitCode}</Code>
        </dd>
      </div>
      {note.packaging === null && note.packageCount === null ? null : (
        <div>
          <dt>{wtn.packaging}</dt>
          <dd className={document['partyName']}>
            {[note.packageCount, note.packaging === null ? null : wtn.packagings[note.packaging]]
              .filter((part) => part !== null)
              .join(' · ')}
          </dd>
        </div>
      )}
      <InvoiceOf note={note} />
    </dl>
  );
}

function StopOf({ label, stop }: { readonly label: string; readonly stop: WholeNote['start'] }) {
  const { points } = usePhrases().wtn;
  return (
    <div>
      <dt>{label}</dt>
      <dd className={document['partyName']}>{stop.city}</dd>
      <dd>{stop.address}</dd>
      <dd>{points[stop.point as keyof typeof points]}</dd>
      <dd>
        <DateTime value={new Date(stop.at)} />
      </dd>
    </div>
  );
}

function CarrierOf({ note: { carrier, issuer } }: NotePartProps) {
  const { wtn } = usePhrases();
  return (
    <div>
      <dt>{wtn.carrier}</dt>
      <dd className={document['partyName']}>{carrier?.name ?? issuer.name}</dd>
      <dd>
        <Code>{carrier?.idNumber ?? issuer.nuis}</Code>
      </dd>
      {carrier === null || carrier.address === '' ? null : (
        <dd>{[carrier.address, carrier.town].filter((part) => part !== '').join(', ')}</dd>
      )}
    </div>
  );
}

function InvoiceOf({ note: { invoiceId, invoiceNumber } }: NotePartProps) {
  const { wtn } = usePhrases();
  const maySee = businessLevel(useSession().role, 'receipts') !== 'none';
  if (invoiceId === null) return null;
  return (
    <div>
      <dt>{wtn.invoice}</dt>
      <dd className={document['partyName']}>
        {maySee ? <Link to={invoicePath({ _id: invoiceId })}>{invoiceNumber}</Link> : invoiceNumber}
      </dd>
    </div>
  );
}
