import { baseCurrency } from '@tezga/domain';
import { ActionIcon, AmountInput, formatCost, MISSING, usePhrases } from '@tezga/ui';
import { IconX } from '@tabler/icons-react';
import { useMayRead } from '../../session/use-may-read.ts';
import { valueOf } from './article-form.ts';
import type { IngredientsFieldsProps } from './ingredients-part.ts';
import classes from './IngredientsFields.module.css';
import { useArticleNames } from './use-article-names.ts';

/** The ingredients with the cost of each and the total. */
export function IngredientsTable(props: IngredientsFieldsProps) {
  const { form, recipe, isReadOnly } = props;
  const words = usePhrases().articles.ingredients;
  const isCostShown = useMayRead('cost');
  return (
    <table className={classes['table']}>
      <thead>
        <tr>
          <th>{words.article}</th>
          <th data-figure>{words.quantity}</th>
          <th>{words.unit}</th>
          {isCostShown ? (
            <>
              <th data-figure>{words.unitCost}</th>
              <th data-figure>
                {words.value} <span className={classes['currency']}>{baseCurrency}</span>
              </th>
            </>
          ) : null}
          {isReadOnly ? null : <td aria-hidden />}
        </tr>
      </thead>
      <tbody>
        {form.values.ingredients.map(({ articleId }, at) => (
          <IngredientRow key={articleId} at={at} {...props} />
        ))}
      </tbody>
      {isCostShown ? (
        <tfoot>
          <tr>
            <th colSpan={4} scope="row">
              {words.total}
            </th>
            <td data-figure>{recipe.cost === null ? MISSING : formatCost(recipe.cost, 3)}</td>
            {isReadOnly ? null : <td aria-hidden />}
          </tr>
        </tfoot>
      ) : null}
    </table>
  );
}

function IngredientRow({ form, recipe, isReadOnly, at }: IngredientsFieldsProps & { readonly at: number }) {
  const words = usePhrases().articles.ingredients;
  const isCostShown = useMayRead('cost');
  const names = useArticleNames();
  const { ingredients } = form.values;
  const articleId = ingredients[at]?.articleId ?? '';
  const known = recipe.known.get(articleId);
  const name = known?.name ?? '...';
  const { value: quantity, ...field } = form.field(`ingredients.${at}.quantity`);
  const value = valueOf(quantity, known?.cost);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-figure className={classes['quantity']}>
        <AmountInput
          {...field}
          value={quantity}
          decimals={3}
          aria-label={words.quantityOf(name)}
          readOnly={isReadOnly}
        />
      </td>
      <td className={classes['quiet']}>{known === undefined ? '' : names.unit(known.unit_id)}</td>
      {isCostShown ? (
        <>
          <td data-figure className={classes['quiet']}>
            {known?.cost === undefined ? MISSING : formatCost(known.cost, 3)}
          </td>
          <td data-figure>{value === null ? MISSING : formatCost(value, 3)}</td>
        </>
      ) : null}
      {isReadOnly ? null : (
        <td className={classes['action']}>
          <ActionIcon
            aria-label={words.remove(name)}
            onClick={() => form.setValue('ingredients', ingredients.toSpliced(at, 1))}
          >
            <IconX size={15} stroke={1.8} aria-hidden />
          </ActionIcon>
        </td>
      )}
    </tr>
  );
}
