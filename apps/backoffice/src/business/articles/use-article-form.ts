import { contract } from '@tezga/contract';
import type { UnitCost } from '@tezga/domain';
import type { CallError } from '@tezga/contract/client';
import { toast, usePhrases, useZodForm, type MessageOf, type ZodForm } from '@tezga/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { mergeFresh } from '../../kits/forms/merge-fresh.ts';
import { placeRefusal } from '../../kits/forms/place-refusal.ts';
import { takeFresh } from '../../kits/forms/take-fresh.ts';
import { useLeaveGuard } from '../../kits/forms/use-leave-guard.ts';
import { useBackNavigation } from '../../kits/forms/use-back-navigation.ts';
import { call } from '../../session/call.ts';
import { useFieldMessage } from '../../session/use-field-message.ts';
import {
  articleSchema,
  articleValues,
  costToSave,
  ingredientsCost,
  type ArticleValues,
  type CheckedArticle,
} from './article-form.ts';
import type { KnownArticle, WholeArticle } from './article-rows.ts';
import { articlesQueries } from './queries.ts';
import { refreshArticles } from './refresh-articles.ts';

const fieldOf = {
  'sku-taken': 'sku',
  'barcode-taken': 'barcode',
  'currency-not-there': 'currency',
  'recipe-circle': 'ingredients',
  'recipe-too-deep': 'ingredients',
  'image-not-valid': 'imageBase64',
  'image-too-large': 'imageBase64',
} as const;

interface Beginning {
  /** The saved values; any difference counts as an unsaved change. */
  readonly initial: ArticleValues;
  /** The values that the form starts with: the saved ones, or those of the copied article. */
  readonly copy: ArticleValues;
  readonly draftName: string;
  readonly onAdded?: ((added: AddedArticle) => void) | undefined;
}

export interface AddedArticle {
  readonly articleId: string;
  readonly sku: string;
  /** Whether the user wants to add another article. */
  readonly isAnotherWanted: boolean;
}

/**
 * The form of a new or existing article; an edit sends the version it started from, so a concurrent change is
 * refused.
 */
export function useArticleForm(
  article: WholeArticle | null,
  { initial, copy, draftName, onAdded }: Beginning,
) {
  const { articles } = usePhrases();
  const messageOf = useArticleMessage();
  const queries = useQueryClient();
  const goBack = useBackNavigation('/articles');
  const [version, setVersion] = useState(article?.updatedAt ?? '');
  const [begun, setBegun] = useState(initial);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const { saveArticle, continueAfter } = useSaving(article, onAdded);
  const form: ZodForm<ArticleValues> = useZodForm({
    schema: articleSchema,
    initial,
    unsaved: copy,
    rememberAs: `article ${draftName} ${version}`,
    messageOf,
    onSubmit: async (values) => {
      setRefusal(null);
      const toSave = { ...values, cost: costToSave(values, recipe.cost) };
      await saveArticle(toSave, version);
    },
    onFailure: (error) => {
      setRefusal(placeRefusal<keyof ArticleValues>(error, { fieldOf, setError: form.setError }));
    },
    onCancel: goBack,
  });
  const recipe = useRecipe(form.values.ingredients);
  useLeaveGuard(form);

  const reload = async () => {
    if (article === null) return;
    await takeFresh(queries.fetchQuery(articlesQueries.one(article._id)), {
      take: (fresh) => {
        const theirs = articleValues(fresh);
        const mine = mergeFresh(begun, form.values, theirs);
        form.reset(theirs);
        for (const key of Object.keys(mine) as (keyof ArticleValues)[]) form.setValue(key, mine[key]);
        setBegun(theirs);
        setVersion(fresh.updatedAt);
        setRefusal(null);
        toast.success(`${articles.form.mergedTitle}. ${articles.form.mergedText}`);
      },
      refuse: setRefusal,
    });
  };
  return { form, refusal, reload, recipe, addAndContinue: () => continueAfter(form.submit) };
}

/** Adds the new article, or edits the existing one and leaves its form. */
function useSaving(article: WholeArticle | null, onAdded: Beginning['onAdded']) {
  const { articles } = usePhrases();
  const queries = useQueryClient();
  const goBack = useBackNavigation('/articles');
  const isAnotherWanted = useRef(false);
  const saveArticle = async (values: CheckedArticle, updatedAt: string) => {
    if (article === null) {
      const { articleId } = await call(contract.articles.add, values);
      toast.success(articles.added(values.name));
      onAdded?.({ articleId, sku: values.sku, isAnotherWanted: isAnotherWanted.current });
    } else {
      await call(contract.articles.edit, { ...values, articleId: article._id, updatedAt });
      toast.success(articles.keptChanges(values.name));
      goBack();
    }
    void refreshArticles(queries);
  };
  /** Submits, and tells `onAdded` that another article is wanted. */
  const continueAfter = async (submit: () => Promise<void>) => {
    isAnotherWanted.current = true;
    await submit();
    isAnotherWanted.current = false;
  };
  return { saveArticle, continueAfter };
}

function useArticleMessage(): MessageOf {
  const { articles, fields } = usePhrases();
  const messageOf = useFieldMessage();
  return (issue) => {
    // An empty unit id is reported as missing instead of invalid.
    if (issue.path[0] === 'unit_id') return fields.required;
    const isAboutAll = issue.path[0] === 'ingredients' && issue.path.length === 1;
    return isAboutAll ? articles.ingredients.none : messageOf(issue);
  };
}

export interface Recipe {
  readonly known: ReadonlyMap<string, KnownArticle>;
  /** Null while the cost of an ingredient is missing. */
  readonly cost: UnitCost | null;
}

/** The articles used as ingredients, and their total cost. */
function useRecipe(ingredients: ArticleValues['ingredients']): Recipe {
  const { data } = useQuery(articlesQueries.info(ingredients.map(({ articleId }) => articleId)));
  const known = useMemo(() => new Map((data ?? []).map((article) => [article._id, article])), [data]);
  return { known, cost: ingredientsCost(ingredients, known) };
}
