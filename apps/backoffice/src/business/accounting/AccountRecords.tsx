import { businessLevel } from '@tezga/domain';
import { usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { useSession } from '../../session/session-context.ts';
import { numberParts } from '../../kits/documents/number-parts.ts';
import type { WholeJournal } from './queries.ts';
import { cardPath } from '../customers/index.ts';
import { invoicePath, purchasePath } from '../../kits/documents/document-paths.ts';

type AccountRecord = WholeJournal['lines'][number]['records'][number];

interface AccountRecordsProps {
  readonly records: readonly AccountRecord[];
}

/** The records that the account belongs to, such as a customer; each is a link if the role may see it. */
export function AccountRecords({ records }: AccountRecordsProps) {
  return records.map((record, place) => (
    <Fragment key={record._id}>
      {place === 0 ? null : ' · '}
      <RecordName record={record} />
    </Fragment>
  ));
}

function RecordName({ record }: { readonly record: AccountRecord }) {
  const { accounting: words } = usePhrases();
  const { role } = useSession();
  const { type, name } = record;
  if (type === 'safe') return words.page.safeOf(name);
  if (type === 'customer' && businessLevel(role, 'customers') !== 'none')
    return <Link to={cardPath(record)}>{name}</Link>;
  if (type !== 'invoice' && type !== 'purchase') return name;
  const label = `${words.documents[type]} ${type === 'invoice' ? numberParts(name).number : name}`;
  const path = type === 'invoice' ? invoicePath(record) : purchasePath(record);
  return businessLevel(role, 'receipts') === 'none' ? label : <Link to={path}>{label}</Link>;
}
