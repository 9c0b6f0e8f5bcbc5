import { defaultUnit } from '@tezga/domain';
import { ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { articleCopy, newArticle } from './article-form.ts';
import { ArticleForm } from './ArticleForm.tsx';
import { articlesQueries } from './queries.ts';
import { useUnits } from '../../session/necessary-data.ts';

/** The page of a new article, empty or filled from a copied one. */
export function AddArticlePage() {
  const { articles } = usePhrases();
  const { from = '' }: { from?: string } = useSearch({ strict: false });
  const original = useQuery({ ...articlesQueries.one(from), enabled: from !== '' });
  const units = useUnits();
  const proposed = useQuery(articlesQueries.nextSku);
  const error = units.error ?? original.error;
  if (error !== null) {
    const again = () => void Promise.all([units.refetch(), from === '' ? null : original.refetch()]);
    return <ErrorState title={articles.readFailed} sentence={error.message} onRetry={again} />;
  }
  const isWaiting = proposed.isPending || (from !== '' && original.data === undefined);
  if (units.data === undefined || isWaiting) return <LoadingOverlay within />;
  // If the server could not propose an SKU, the form opens with the error message, and the user types one.
  const sku = proposed.data ?? '';
  const usual = units.data.find(({ code }) => code === defaultUnit.code) ?? units.data[0];
  return (
    <ArticleForm
      key={from}
      article={null}
      initial={newArticle(sku, usual?.unit_id ?? '')}
      draftName={`new ${from}`}
      {...(original.data === undefined
        ? {}
        : { copy: articleCopy(original.data, sku, articles.copyName(original.data.name)) })}
      skuProblem={proposed.error?.message}
    />
  );
}
