import { Badge, Button, FormPage, Notice, PageHeader, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormRefusal } from '../../kits/forms/FormRefusal.tsx';
import type { ArticleValues } from './article-form.ts';
import classes from './ArticleForm.module.css';
import type { WholeArticle } from './article-rows.ts';
import { BasicFields } from './BasicFields.tsx';
import { IngredientsFields } from './IngredientsFields.tsx';
import { KeyFields } from './KeyFields.tsx';
import { ShopPrices } from './ShopPrices.tsx';
import { StockFields } from './StockFields.tsx';
import { useArticleForm, type AddedArticle } from './use-article-form.ts';

interface ArticleFormProps {
  /** Null for a new article. */
  readonly article: WholeArticle | null;
  readonly initial: ArticleValues;
  /** The values of the copied article; they count as unsaved changes. */
  readonly copy?: ArticleValues;
  /** The key of the local draft; a copy has a separate key. */
  readonly draftName: string;
  /** The error message of a failed SKU proposal. */
  readonly skuProblem?: string | undefined;
  /** Why the form is read-only; left out if it is editable. */
  readonly fixedBecause?: ReactNode;
  readonly onAdded?: (added: AddedArticle) => void;
  readonly actions?: ReactNode;
  /** Content below and beside the fields. */
  readonly below?: ReactNode;
  readonly beside?: ReactNode;
}

/** The form of a new or an existing article. */
export function ArticleForm(props: ArticleFormProps) {
  const { article, initial, copy = initial, draftName, fixedBecause, actions, below, beside } = props;
  const { articles } = usePhrases();
  const { form, refusal, reload, recipe, addAndContinue } = useArticleForm(article, {
    initial,
    copy,
    draftName,
    onAdded: props.onAdded,
  });
  const isReadOnly = fixedBecause !== undefined;
  const title = article?.name ?? articles.addTitle;
  const shared = { form, recipe, isReadOnly };
  return (
    <FormPage
      form={form}
      label={title}
      isReadOnly={isReadOnly}
      {...(article === null
        ? {
            saveLabel: articles.form.add,
            saveActions: (
              <Button
                className={classes['another'] ?? ''}
                variant="default"
                disabled={form.isSubmitting}
                onClick={() => void addAndContinue()}
              >
                {articles.form.addAnother}
              </Button>
            ),
          }
        : {})}
      header={
        <PageHeader
          title={title}
          breadcrumb={[
            <Link key="list" to="/articles">
              {articles.title}
            </Link>,
          ]}
          {...(article === null ? {} : { badges: <KindBadges article={article} /> })}
          actions={actions}
        />
      }
      notice={<FormRefusal error={refusal} onReload={() => void reload()} preservesInput />}
      aside={
        <>
          <KeyFields {...shared} />
          <ShopPrices {...shared} />
          <StockFields {...shared} />
          {beside}
        </>
      }
    >
      {typeof fixedBecause === 'string' ? <Notice tone="info">{fixedBecause}</Notice> : fixedBecause}
      <BasicFields {...shared} article={article} skuProblem={props.skuProblem} />
      <IngredientsFields {...shared} articleId={article?._id ?? null} />
      {below}
    </FormPage>
  );
}

function KindBadges({ article }: { readonly article: WholeArticle }) {
  const { articles } = usePhrases();
  return (
    <>
      {article.compositeProduct ? <Badge>{articles.kinds.composite}</Badge> : null}
      {article.useProduction ? <Badge>{articles.kinds.production}</Badge> : null}
      {article.useForProcessing ? <Badge>{articles.kinds.processing}</Badge> : null}
    </>
  );
}
