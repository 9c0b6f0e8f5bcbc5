import { Panel, Switch, usePhrases, type ZodForm } from '@tezga/ui';
import type { ArticleValues } from './article-form.ts';
import classes from './IngredientsFields.module.css';
import { IngredientPicker } from './IngredientPicker.tsx';
import { IngredientsTable } from './IngredientsTable.tsx';
import { useArticleNames } from './use-article-names.ts';
import type { IngredientsFieldsProps } from './ingredients-part.ts';

/** The ingredients of a composite article. */
export function IngredientsFields(props: IngredientsFieldsProps) {
  const { form, isReadOnly } = props;
  const { articles } = usePhrases();
  const words = articles.ingredients;
  const { compositeProduct, ingredients, unit_id: unitId } = form.values;
  const unit = useArticleNames().unit(unitId);
  const error = form.errors['ingredients'];
  return (
    <Panel
      title={words.title}
      {...(compositeProduct && unit !== null ? { note: words.per(unit) } : {})}
      aside={
        <Switch
          {...form.tick('compositeProduct')}
          onChange={({ currentTarget }) => {
            form.setValue('compositeProduct', currentTarget.checked);
            forgetErrors(form);
          }}
          label={words.composite}
          disabled={isReadOnly}
        />
      }
      padding="none"
    >
      {compositeProduct ? (
        <div className={classes['recipe']}>
          {ingredients.length === 0 ? null : <IngredientsTable {...props} />}
          {isReadOnly ? null : <IngredientPicker {...props} />}
          {error === undefined ? null : (
            <p role="alert" className={classes['error']}>
              {error}
            </p>
          )}
          <div className={classes['production']}>
            <Switch
              {...form.tick('useProduction')}
              label={articles.stockRules.useProduction}
              disabled={isReadOnly}
            />
          </div>
        </div>
      ) : (
        <p className={classes['off']}>{words.off}</p>
      )}
    </Panel>
  );
}

/** Clears the errors of the ingredient fields when they are hidden. */
function forgetErrors(form: ZodForm<ArticleValues>): void {
  const hidden = Object.keys(form.errors).filter((path) => path.startsWith('ingredients'));
  for (const path of hidden) form.setError(path as 'ingredients', null);
}
