import { businessLevel } from '@tezga/domain';
import {
  Button,
  DateTime,
  ErrorState,
  LoadingOverlay,
  Notice,
  Panel,
  PrintButton,
  usePhrases,
} from '@tezga/ui';
import { IconArrowBackUp, IconCopy, IconPackages, IconTags, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { stockPathOf } from '../../kits/documents/document-paths.ts';
import { useMayLeave } from '../../kits/forms/use-may-leave.ts';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { useSession } from '../../session/session-context.ts';
import { articleValues } from './article-form.ts';
import { ArticleForm } from './ArticleForm.tsx';
import classes from './ArticleForm.module.css';
import type { WholeArticle } from './article-rows.ts';
import { LabelsDialog } from './LabelsDialog.tsx';
import { PriceHistory } from './PriceHistory.tsx';
import { articlesQueries } from './queries.ts';
import { useArticleMutations } from './use-article-mutations.ts';

export function EditArticlePage() {
  const { articles } = usePhrases();
  const { articleId = '' } = useParams({ strict: false });
  const { data: article, error, refetch } = useQuery(articlesQueries.one(articleId));
  const goBack = useBackNavigation('/articles');
  if (article !== undefined) {
    // The key remounts the form when the article is deleted or restored, because it changes between read-only and
    // editable.
    return <PresentArticle key={`${articleId} ${article.deleted}`} article={article} />;
  }
  if (error === null) return <LoadingOverlay within />;
  return (
    <ErrorState
      title={articles.readFailed}
      sentence={error.message}
      onRetry={() => void refetch()}
      onBack={goBack}
    />
  );
}

function PresentArticle({ article }: { readonly article: WholeArticle }) {
  const { articles } = usePhrases();
  const mayWrite = businessLevel(useSession().role, 'articlesAndCategories') === 'readWrite';
  const fixedBecause = article.deleted ? (
    <DeletedNotice article={article} mayWrite={mayWrite} />
  ) : mayWrite ? undefined : (
    articles.readOnly
  );
  return (
    <ArticleForm
      article={article}
      initial={articleValues(article)}
      draftName={article._id}
      actions={
        <>
          {article.deleted ? null : <LabelsButton article={article} />}
          <StockLink article={article} />
          {fixedBecause === undefined ? <PresentActions article={article} /> : null}
        </>
      }
      {...(fixedBecause === undefined ? {} : { fixedBecause })}
      below={<PriceHistory articleId={article._id} />}
      beside={<RecordPanel article={article} />}
    />
  );
}

function LabelsButton({ article: { _id, name } }: { readonly article: WholeArticle }) {
  const words = usePhrases().articles.labels;
  return (
    <PrintButton
      variant="default"
      label={words.action}
      leftSection={<IconTags size={15} stroke={1.8} aria-hidden />}
      renderDialog={(onClose) => <LabelsDialog ids={[_id]} name={name} onClose={onClose} />}
    />
  );
}

/** Leads to the stock page, for roles that see the warehouse. */
function StockLink({ article }: { readonly article: WholeArticle }) {
  const { articles } = usePhrases();
  if (businessLevel(useSession().role, 'warehouse') === 'none') return null;
  return (
    <Button
      renderRoot={(props: object) => <Link {...props} to={stockPathOf(article._id)} />}
      variant="default"
      leftSection={<IconPackages size={15} stroke={1.8} aria-hidden />}
    >
      {articles.stockHistory}
    </Button>
  );
}

function PresentActions({ article }: { readonly article: WholeArticle }) {
  const { articles } = usePhrases();
  const { removeOne } = useArticleMutations();
  const mayLeave = useMayLeave();
  const goBack = useBackNavigation('/articles');
  const remove = async () => {
    if ((await mayLeave()) && (await removeOne(article))) goBack();
  };
  return (
    <>
      <Button
        renderRoot={(props: object) => (
          <Link {...props} to="/articles/add-article" search={{ from: article._id }} />
        )}
        variant="default"
        leftSection={<IconCopy size={15} stroke={1.8} aria-hidden />}
      >
        {articles.duplicate}
      </Button>
      <Button
        variant="outline"
        color="red"
        leftSection={<IconTrash size={15} stroke={1.8} aria-hidden />}
        onClick={() => void remove()}
      >
        {articles.remove}
      </Button>
    </>
  );
}

interface DeletedNoticeProps {
  readonly article: WholeArticle;
  readonly mayWrite: boolean;
}

function DeletedNotice({ article, mayWrite }: DeletedNoticeProps) {
  const { articles } = usePhrases();
  const { restoreOne } = useArticleMutations();
  return (
    <Notice
      tone="warn"
      title={articles.deletedNotice}
      {...(mayWrite
        ? {
            action: (
              <Button
                leftSection={<IconArrowBackUp size={15} stroke={1.8} aria-hidden />}
                onClick={() => void restoreOne(article)}
              >
                {articles.restore}
              </Button>
            ),
          }
        : {})}
    >
      {articles.deletedText}
    </Notice>
  );
}

function RecordPanel({ article }: { readonly article: WholeArticle }) {
  const { record } = usePhrases().articles;
  return (
    <Panel title={record.title}>
      <dl className={classes['record']}>
        <dt>{record.created}</dt>
        <dd>
          <DateTime value={new Date(article.createdAt)} seconds />
        </dd>
        <dt>{record.changed}</dt>
        <dd>
          <DateTime value={new Date(article.updatedAt)} seconds />
        </dd>
      </dl>
    </Panel>
  );
}
