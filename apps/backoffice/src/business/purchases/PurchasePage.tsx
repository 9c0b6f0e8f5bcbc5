import { businessLevel } from '@tezga/domain';
import { ErrorState, LoadingOverlay, Notice, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useWayBack } from '../../kits/forms/use-back-navigation.ts';
import { useSession } from '../../session/session-context.ts';
import document from '../../kits/documents/Document.module.css';
import { BoughtLines } from './BoughtLines.tsx';
import { CodesPanel } from './CodesPanel.tsx';
import { purchasesPath } from './paths.ts';
import { PurchaseHead } from './PurchaseHead.tsx';
import { PurchaseTotals } from './PurchaseTotals.tsx';
import { purchasesQueries } from './queries.ts';
import { SubjectPanel } from './SubjectPanel.tsx';
import { SupplierFacts } from './SupplierFacts.tsx';

/** One purchase with all that is known of it. */
export function PurchasePage() {
  const { _id: id = '' } = useParams({ strict: false });
  return <OnePurchase key={id} id={id} />;
}

function OnePurchase({ id }: { readonly id: string }) {
  const { purchases: words } = usePhrases();
  const { data: purchase, error, refetch } = useQuery(purchasesQueries.one(id));
  const goBack = useWayBack(purchasesPath);
  const mayAnswer = businessLevel(useSession().role, 'receipts') === 'readWrite';
  if (purchase === undefined && error !== null) {
    const again = () => void refetch();
    return (
      <ErrorState title={words.page.readFailed} sentence={error.message} onRetry={again} onBack={goBack} />
    );
  }
  if (purchase === undefined) return <LoadingOverlay within />;
  return (
    <div className={document['page']}>
      <PurchaseHead purchase={purchase} mayAnswer={mayAnswer} />
      <div className={document['columns']}>
        <div className={document['main']}>
          <section className={document['sheet']}>
            <SupplierFacts purchase={purchase} />
            {purchase.items.length === 0 ? (
              <Notice tone="info">{words.page.noItems}</Notice>
            ) : (
              <BoughtLines purchase={purchase} />
            )}
            <PurchaseTotals purchase={purchase} />
          </section>
        </div>
        <div className={document['aside']}>
          <SubjectPanel purchase={purchase} mayAssign={mayAnswer} />
          <CodesPanel purchase={purchase} />
        </div>
      </div>
    </div>
  );
}
