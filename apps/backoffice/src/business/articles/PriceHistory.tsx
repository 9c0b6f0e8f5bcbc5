import type { contract, OutputOf } from '@tezga/contract';
import { Amount, DateTime, Panel, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import classes from './PriceHistory.module.css';
import { articlesQueries } from './queries.ts';
import { ReadingPanel } from './ReadingPanel.tsx';
import { useShops } from '../../session/necessary-data.ts';

/** The price history of the article: time, shop, price and user. */
export function PriceHistory({ articleId }: { readonly articleId: string }) {
  const words = usePhrases().articles.history;
  const query = useQuery(articlesQueries.priceHistory(articleId));
  const { data: prices } = query;
  if (prices === undefined) return <ReadingPanel title={words.title} failed={words.failed} query={query} />;
  return (
    <Panel title={words.title} padding="none">
      {prices.length === 0 ? <p className={classes['none']}>{words.none}</p> : <Prices prices={prices} />}
    </Panel>
  );
}

interface PricesProps {
  readonly prices: OutputOf<typeof contract.articles.priceHistory>['prices'];
}

function Prices({ prices }: PricesProps) {
  const words = usePhrases().articles.history;
  const { data: shops = [] } = useShops();
  const shopName = (id: string | null) =>
    id === null ? words.everywhere : (shops.find(({ _id }) => _id === id)?.name ?? id);
  return (
    <table className={classes['prices']}>
      <thead>
        <tr>
          <th>{words.at}</th>
          <th>{words.shop}</th>
          <th data-figure>{words.price}</th>
          <th>{words.who}</th>
        </tr>
      </thead>
      <tbody>
        {prices.map(({ at, shopId, price, currency, userName }) => (
          <tr key={`${at} ${shopId}`}>
            <td>
              <DateTime value={new Date(at)} seconds />
            </td>
            <td>{shopName(shopId)}</td>
            <td data-figure>
              {price === null ? (
                <span className={classes['quiet']}>{words.backToGeneral}</span>
              ) : (
                <>
                  <Amount value={price} emphasis="strong" />{' '}
                  <span className={classes['quiet']}>{currency}</span>
                </>
              )}
            </td>
            <td>{userName}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
