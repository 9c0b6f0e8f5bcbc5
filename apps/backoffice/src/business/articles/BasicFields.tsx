import { encoded, figure } from '@tezga/contract';
import { baseCurrency, isFiscalNameCut, postedInLek, soldByKinds } from '@tezga/domain';
import {
  AmountInput,
  formatPercent,
  Panel,
  SegmentedControl,
  Select,
  TextInput,
  usePhrases,
  type ZodForm,
} from '@tezga/ui';
import { useId } from 'react';
import { CurrencySelect } from '../../kits/forms/CurrencySelect.tsx';
import { useMayRead } from '../../session/use-may-read.ts';
import { marginPercent, type ArticleValues } from './article-form.ts';
import classes from './ArticleForm.module.css';
import type { WholeArticle } from './article-rows.ts';
import { vatWords } from './article-names.ts';
import { CategoriesField } from './CategoriesField.tsx';
import { CodeFields } from './CodeFields.tsx';
import { UnitField } from './UnitField.tsx';
import type { Recipe } from './use-article-form.ts';
import { useCurrencies, useVatRates } from '../../session/necessary-data.ts';

interface BasicFieldsProps {
  readonly form: ZodForm<ArticleValues>;
  readonly article: WholeArticle | null;
  readonly recipe: Recipe;
  readonly isReadOnly: boolean;
  /** The error message of a failed SKU proposal. */
  readonly skuProblem?: string | undefined;
}

/** Name, codes, categories, unit, price, VAT and cost. */
export function BasicFields(props: BasicFieldsProps) {
  const { form, article, isReadOnly } = props;
  const { articles, fields } = usePhrases();
  const words = articles.form;
  return (
    <Panel title={words.basics}>
      <div className={classes['fields']}>
        <TextInput
          {...form.field('name')}
          className={classes['wide'] ?? ''}
          label={words.name}
          description={isFiscalNameCut(form.values.name) ? fields['name-cut'] : undefined}
          autoComplete="off"
          readOnly={isReadOnly}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a new article starts with its name
          autoFocus={article === null}
        />
        <CategoriesField {...props} />
        <CodeFields {...props} />
        <UnitField {...props} />
        <PriceFields {...props} />
      </div>
    </Panel>
  );
}

function PriceFields(props: BasicFieldsProps) {
  const { form, isReadOnly } = props;
  const { articles } = usePhrases();
  const words = articles.form;
  const { currency, vat_id: vatId } = form.values;
  const isCostShown = useMayRead('cost');
  const used = useVatRates().data?.map(({ vat_id: id }) => id) ?? [];
  // The article's current rate is an option even if the business no longer uses it.
  const vatIds = used.includes(vatId) ? used : [...used, vatId];
  return (
    <>
      <AmountInput
        {...form.field('price')}
        label={words.price}
        unit={currency || baseCurrency}
        readOnly={isReadOnly}
      />
      {isReadOnly ? (
        <TextInput label={words.vat} value={vatWords(articles, vatId)} readOnly />
      ) : (
        <Select
          {...form.field('vat_id')}
          label={words.vat}
          data={vatIds.map((id) => ({ value: id, label: vatWords(articles, id) }))}
        />
      )}
      {isCostShown ? <CostField {...props} /> : null}
      {isReadOnly ? (
        <TextInput label={words.currency} value={currency} readOnly />
      ) : (
        <CurrencySelect {...form.field('currency')} label={words.currency} />
      )}
      <SoldByField {...props} />
    </>
  );
}

/** The cost of a composite article is computed from its ingredients, so the field is read-only. */
function CostField({ form, recipe, isReadOnly }: BasicFieldsProps) {
  const words = usePhrases().articles.form;
  const { price, vat_id: vatId, currency, compositeProduct } = form.values;
  const { data: currencies } = useCurrencies();
  const isDerived = compositeProduct && recipe.cost !== null;
  const cost = isDerived && recipe.cost !== null ? encoded(figure.unitCost, recipe.cost) : form.values.cost;
  const known = currencies?.find(({ _id }) => _id === currency)?.exchangeRate;
  const rate = currency === baseCurrency ? postedInLek.exchangeRate : known;
  const margin = marginPercent({
    price,
    vat_id: vatId,
    cost,
    rate: rate === undefined ? null : encoded(figure.exchangeRate, rate),
  });
  const earns = margin === null ? null : formatPercent(margin);
  const hint = isDerived ? words.costOfIngredients(earns) : earns === null ? '' : words.margin(earns);
  return (
    <AmountInput
      {...form.field('cost')}
      value={cost}
      decimals={3}
      unit={baseCurrency}
      label={words.cost}
      readOnly={isReadOnly || isDerived}
      {...(hint === '' ? {} : { description: hint })}
    />
  );
}

function SoldByField({ form, isReadOnly }: BasicFieldsProps) {
  const words = usePhrases().articles.form;
  const labelId = useId();
  const { value } = form.field('soldBy');
  if (isReadOnly) return <TextInput label={words.soldBy} value={words.soldByKinds[value]} readOnly />;
  return (
    <div>
      <span id={labelId} className={classes['label']}>
        {words.soldBy}
      </span>
      <SegmentedControl
        aria-labelledby={labelId}
        fullWidth
        value={value}
        onChange={(chosen) => form.setValue('soldBy', chosen)}
        data={soldByKinds.map((kind) => ({ value: kind, label: words.soldByKinds[kind] }))}
      />
    </div>
  );
}
