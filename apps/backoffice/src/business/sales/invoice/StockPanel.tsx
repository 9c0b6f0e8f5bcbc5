import { Amount, Panel, Quantity, usePhrases } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import classes from '../../../kits/documents/Document.module.css';
import type { InvoicePartProps } from './invoice-part.ts';
import { stockPathOf, stockSearch } from '../../warehouse/index.ts';

/** What it moved in the warehouse. */
export function StockPanel({ invoice: { stockMovements } }: InvoicePartProps) {
  const words = usePhrases().sales.page;
  if (stockMovements === undefined) return null;
  if (stockMovements.length === 0) {
    return (
      <Panel title={words.stock} padding="none">
        <p className={classes['none']}>{words.noStock}</p>
      </Panel>
    );
  }
  return (
    <Panel title={words.stock} padding="none">
      <table className={classes['table']} data-journal>
        <thead>
          <tr>
            <th scope="col">{words.article}</th>
            <th scope="col" data-number>
              {words.moved}
            </th>
            <th scope="col" data-number>
              {words.cost}
            </th>
            <th scope="col" data-number>
              {words.after}
            </th>
          </tr>
        </thead>
        <tbody>
          {stockMovements.map(({ articleId, shopId, name, quantity, cost, quantityAfter }, place) => (
            // oxlint-disable-next-line react/no-array-index-key -- one article may move twice, and movements keep their order
            <tr key={`${articleId} ${place}`}>
              <td>
                <Link to={stockPathOf(articleId)} search={stockSearch(shopId)}>
                  {name}
                </Link>
              </td>
              <td data-number>
                <Quantity value={quantity} />
              </td>
              <td data-number>
                <Amount value={cost} />
              </td>
              <td data-number>
                <Quantity value={quantityAfter} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
