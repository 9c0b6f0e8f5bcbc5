import { baseCurrency } from '@tezga/domain';
import { Amount, Cost, formatQuantity, usePhrases, type TableState } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import { stockPathOf } from '../../kits/documents/document-paths.ts';
import type { ArticleStock } from './queries.ts';
import { stockSearch } from './stock-search.ts';
import classes from './Warehouse.module.css';

interface StockCardsProps {
  readonly known: ArticleStock;
  readonly filters: TableState['filters'];
}

/** The stock of each shop; choosing one shows its movements on the same days. */
export function StockCards({ known, filters }: StockCardsProps) {
  const words = usePhrases().warehouse.history;
  return (
    <nav className={classes['cards']} aria-label={words.shop}>
      {known.stock.map(({ shopId, shopName, quantity, value, averageCost }) => (
        <Link
          key={shopId}
          to={stockPathOf(known.article._id)}
          search={stockSearch(shopId, filters)}
          replace
          className={classes['card']}
          aria-current={shopId === known.shopId ? 'true' : undefined}
        >
          <span className={classes['shop']}>{shopName}</span>
          <b>
            {formatQuantity(quantity)} <small>{known.article.unit}</small>
          </b>
          <span className={classes['worth']}>
            {words.value} <Amount value={value} /> {baseCurrency}
            {averageCost === null ? null : (
              <>
                {' · '}
                {words.averageCost} <Cost value={averageCost} decimals={2} />
              </>
            )}
          </span>
        </Link>
      ))}
    </nav>
  );
}
