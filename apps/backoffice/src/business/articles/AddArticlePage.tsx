import { defaultUnit, usualVatOf } from '@tezga/domain';
import { ErrorState, LoadingOverlay, tableStateToSearch, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { sortedBy } from '../../kits/lists/list-request.ts';
import { useUnits, useVatRates } from '../../session/necessary-data.ts';
import { articleCopy, articleNamed, newArticle } from './article-form.ts';
import { ArticleForm } from './ArticleForm.tsx';
import { articlesQueries } from './queries.ts';
import { articleForDocument } from './search/article-for-document.ts';
import type { AddedArticle } from './use-article-form.ts';

const newestFirst = sortedBy('updatedAt', 'desc');

/**
 * The form of a new article: empty, a copy of another article, or with the name that a search did not find.
 */
export function AddArticlePage() {
  const { articles } = usePhrases();
  const { from = '', named = '' }: { from?: string; named?: string } = useSearch({ strict: false });
  const original = useQuery({ ...articlesQueries.one(from), enabled: from !== '' });
  const units = useUnits();
  const rates = useVatRates();
  const proposed = useQuery(articlesQueries.nextSku);
  const { formNumber, onAdded } = useAfterAdding(named !== '', proposed.refetch);
  const error = units.error ?? rates.error ?? original.error;
  if (error !== null) {
    const again = () =>
      void Promise.all([units.refetch(), rates.refetch(), from === '' ? null : original.refetch()]);
    return <ErrorState title={articles.readFailed} sentence={error.message} onRetry={again} />;
  }
  const isWaiting = proposed.isPending || (from !== '' && original.data === undefined);
  if (units.data === undefined || rates.data === undefined || isWaiting) return <LoadingOverlay within />;
  // If the server could not propose an SKU, the form opens with the error message, and the user types one.
  const sku = proposed.data ?? '';
  const usual = units.data.find(({ code }) => code === defaultUnit.code) ?? units.data[0];
  const initial = newArticle(
    sku,
    usual?.unit_id ?? '',
    usualVatOf(rates.data.map(({ vat_id: id }) => ({ id }))),
  );
  const copy =
    original.data === undefined
      ? articleNamed(initial, named)
      : articleCopy(original.data, sku, articles.copyName(original.data.name));
  return (
    <ArticleForm
      key={`${from} ${named} ${formNumber}`}
      article={null}
      initial={initial}
      draftName={`new ${from}${named}`}
      copy={copy}
      onAdded={onAdded}
      skuProblem={proposed.error?.message}
    />
  );
}

/**
 * Navigates to an empty form, back to the document that needs the article, or to the list with its row
 * focused.
 */
function useAfterAdding(isForDocument: boolean, proposeSku: () => Promise<unknown>) {
  const navigate = useNavigate();
  const goBack = useBackNavigation('/articles');
  const [formNumber, setFormNumber] = useState(1);
  const onAdded = ({ articleId, sku, isAnotherWanted }: AddedArticle) => {
    // The form has just been saved, so the user may leave it without a confirmation.
    const leave = { replace: true, ignoreBlocker: true };
    if (isAnotherWanted) {
      void navigate({ to: '/articles/add-article', search: {}, ...leave });
      void proposeSku().then(() => setFormNumber((number) => number + 1));
    } else if (isForDocument) {
      articleForDocument.add(sku);
      goBack();
    } else {
      const search = tableStateToSearch({ ...newestFirst, focus: articleId });
      void navigate({ to: '/articles', search, ...leave });
    }
  };
  return { formNumber, onAdded };
}
