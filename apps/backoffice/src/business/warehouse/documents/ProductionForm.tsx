import { contract } from '@tezga/contract';
import { baseCurrency, type StockState } from '@tezga/domain';
import { Amount, AmountInput, Panel, TextInput, usePhrases, type ZodForm } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import fields from '../../../kits/forms/FormFields.module.css';
import { ReadFailure } from '../../../kits/forms/ReadFailure.tsx';
import { ShopSelect } from '../../../kits/forms/ShopSelect.tsx';
import { call } from '../../../session/call.ts';
import { warehouseQueries, type RecipeLine } from '../queries.ts';
import { exitLine, type ExitLine } from './document-form.ts';
import { DateOfDocument } from './DateOfDocument.tsx';
import { DocumentFormPage } from './DocumentFormPage.tsx';
import classes from './Documents.module.css';
import { GoodsPanel } from './GoodsPanel.tsx';
import { exitColumns } from './line-columns.tsx';
import {
  followedLines,
  productionCost,
  productionSchema,
  recipeLines,
  type ProductionValues,
} from './production-form.ts';
import { ProductSelect } from './ProductSelect.tsx';
import { RecostingPreview } from './RecostingPreview.tsx';
import { useDocumentForm } from './use-document-form.ts';

const unknown: ReadonlyMap<string, StockState> = new Map<string, StockState>();

/** The form of a production: the product, its quantity, and the ingredients of its recipe, which may be changed. */
export function ProductionForm({ start }: { readonly start: ProductionValues }) {
  const { warehouse: words } = usePhrases();
  const { form, refusal, isInDoubt } = useDocumentForm({
    kind: 'production',
    schema: productionSchema,
    start,
    idOf: ({ documentId }) => documentId,
    post: (values) => call(contract.warehouse.addProduction, values),
  });
  const { shopId, date, lines } = form.values;
  const recipe = useRecipe(form);
  const articleIds = lines.map(({ articleId }) => articleId).toSorted();
  const { data: available = unknown } = useQuery(warehouseQueries.available(shopId, articleIds, date));
  const { value: quantity, ...quantityField } = form.field('quantity');
  return (
    <DocumentFormPage kind="production" {...{ form, refusal, isInDoubt }}>
      <Panel title={words.form.document}>
        <div className={fields['columns']}>
          <ShopSelect {...form.field('shopId')} label={words.shop} allowDeselect={false} />
          <ProductSelect form={form} onChoose={recipe.choose} />
          <AmountInput
            {...quantityField}
            value={quantity}
            onChange={recipe.produce}
            label={words.form.quantity}
            decimals={3}
          />
          <DateOfDocument form={form} />
          <TextInput {...form.field('notes')} label={words.notes} maxLength={500} autoComplete="off" />
        </div>
        {recipe.error === null ? null : <ReadFailure error={recipe.error} onRetry={recipe.refetch} />}
      </Panel>
      <GoodsPanel<ExitLine, ProductionValues>
        form={form}
        title={words.form.ingredients}
        columns={useMemo(() => exitColumns(words.form, available), [words, available])}
        shopId={shopId}
        lineOf={exitLine}
      >
        <p className={classes['whole']}>
          {words.form.whole} <Amount value={productionCost(lines, available)} emphasis="strong" />{' '}
          {baseCurrency}
        </p>
      </GoodsPanel>
      <RecostingPreview
        schema={productionSchema}
        values={form.values}
        preview={(values, signal) => call(contract.warehouse.previewProduction, values, { signal })}
      />
    </DocumentFormPage>
  );
}

const noRecipe: readonly RecipeLine[] = [];

/** Fills in the recipe of the chosen product; the quantities of the lines follow the quantity of the product. */
function useRecipe(form: ZodForm<ProductionValues>) {
  const { articleId, quantity, lines } = form.values;
  const { data: recipe, error, refetch } = useQuery(warehouseQueries.recipe(articleId));
  // A copy starts with the lines of its original, so the recipe does not replace them.
  const filled = useRef({ articleId, quantity });
  useEffect(() => {
    if (recipe === undefined || filled.current.articleId === articleId) return;
    filled.current = { ...filled.current, articleId };
    form.setValue('lines', recipeLines(recipe, filled.current.quantity));
  });
  return {
    error,
    refetch,
    choose: (chosen: string) => {
      if (chosen === articleId) return;
      form.setValue('articleId', chosen);
      // The lines are empty until the recipe is loaded, because the ingredients of another product must not be
      // posted. The ref is reset, so that the product whose recipe was filled in last gets it again if it is chosen
      // again.
      filled.current = { ...filled.current, articleId: '' };
      form.setValue('lines', []);
    },
    produce: (typed: number | '') => {
      form.setValue('quantity', typed as number);
      if (typed === '' || typed <= 0) return;
      const { quantity: from } = filled.current;
      filled.current = { ...filled.current, quantity: typed };
      form.setValue('lines', followedLines(lines, recipe ?? noRecipe, { from, to: typed }));
    },
  };
}
