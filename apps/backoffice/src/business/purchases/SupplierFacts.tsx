import { Code, DateTime, formatDateTime, usePhrases } from '@tezga/ui';
import document from '../../kits/documents/Document.module.css';
import type { PurchasePartProps } from './PurchaseHead.tsx';

/** Who issued it, when it came and by when it is paid, and who answered it. */
export function SupplierFacts({ purchase }: PurchasePartProps) {
  const { purchases: words } = usePhrases();
  const { supplier, receivedAt, dueOn, answeredBy, answeredAt, sources } = purchase;
  return (
    <dl className={document['parties']}>
      <div>
        <dt>{words.page.supplier}</dt>
        {supplier === null ? (
          <dd className={document['dim']}>{words.unknownSupplier}</dd>
        ) : (
          <>
            <dd className={document['partyName']}>{supplier.name}</dd>
            <dd>
              <Code>{supplier.IDNum}</Code>
              {supplier.town === '' ? null : ` · ${supplier.town}`}
            </dd>
            {supplier.address === '' ? null : <dd>{supplier.address}</dd>}
          </>
        )}
      </div>
      {receivedAt === null ? null : (
        <div>
          <dt>{words.receivedAt}</dt>
          <dd className={document['partyName']}>
            <DateTime value={new Date(receivedAt)} />
          </dd>
        </div>
      )}
      {dueOn === null ? null : (
        <div>
          <dt>{words.dueOn}</dt>
          <dd className={document['partyName']}>
            <DateTime value={dueOn} dateOnly />
          </dd>
        </div>
      )}
      <div>
        <dt>{words.source}</dt>
        <dd className={document['partyName']}>{sources.map((source) => words.sources[source]).join(', ')}</dd>
      </div>
      {answeredBy === null || answeredAt === null ? null : (
        <div>
          <dt>{words.page.answered}</dt>
          <dd className={document['partyName']}>
            {words.page.answeredBy(answeredBy, formatDateTime(new Date(answeredAt), 'minute'))}
          </dd>
        </div>
      )}
    </dl>
  );
}
