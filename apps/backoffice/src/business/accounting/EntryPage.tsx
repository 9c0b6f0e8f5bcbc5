import { baseCurrency } from '@tezga/domain';
import {
  Amount,
  Badge,
  DateTime,
  ErrorState,
  LoadingOverlay,
  Notice,
  PageHeader,
  usePhrases,
} from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useWayBack } from '../../kits/forms/use-back-navigation.ts';
import page from '../../kits/documents/Document.module.css';
import { documentWords } from './document-words.ts';
import { EntryFacts } from './EntryFacts.tsx';
import { EntryLines } from './EntryLines.tsx';
import { entryPathOf, journalPath } from './paths.ts';
import { accountingQueries } from './queries.ts';
import type { EntryPartProps } from './entry-part.ts';

/** One entry of the journal: what it moved between which accounts, and why. */
export function EntryPage() {
  const { _id: id = '' } = useParams({ strict: false });
  return <OneEntry key={id} id={id} />;
}

function OneEntry({ id }: { readonly id: string }) {
  const { accounting: words } = usePhrases();
  const { data: journal, error, refetch } = useQuery(accountingQueries.one(id));
  const goBack = useWayBack(journalPath);
  if (journal === undefined && error !== null) {
    const again = () => void refetch();
    return (
      <ErrorState title={words.page.readFailed} sentence={error.message} onRetry={again} onBack={goBack} />
    );
  }
  if (journal === undefined) return <LoadingOverlay within />;
  return (
    <div className={page['page']}>
      <PageHeader
        title={words.page.heading(words.kinds[journal.kind], documentWords(words, journal))}
        breadcrumb={[
          <Link key="list" to={journalPath}>
            {words.title}
          </Link>,
          words.kinds[journal.kind],
        ]}
        badges={
          journal.counterpartId === null ? null : (
            <Badge>{journal.isVoid ? words.isVoid : words.isVoided}</Badge>
          )
        }
      />
      <div className={page['head']}>
        <p className={page['sum']}>
          <Amount value={journal.amount} /> <small>{baseCurrency}</small>
        </p>
        <p className={page['about']}>
          <DateTime value={journal.date} dateOnly />
        </p>
      </div>
      <CounterpartNotice journal={journal} />
      <div className={page['columns']}>
        <div className={page['main']}>
          <EntryLines journal={journal} />
        </div>
        <div className={page['aside']}>
          <EntryFacts journal={journal} />
        </div>
      </div>
    </div>
  );
}

/** Whoever reads an entry that holds no more, or one that takes another back, is told so and led there. */
function CounterpartNotice({ journal: { isVoid, counterpartId } }: EntryPartProps) {
  const words = usePhrases().accounting.page;
  if (counterpartId === null) return null;
  return (
    <div className={page['notice']}>
      <Notice tone="info" action={<Link to={entryPathOf(counterpartId)}>{words.counterpart}</Link>}>
        {isVoid ? words.voidNotice : words.voidedNotice}
      </Notice>
    </div>
  );
}
