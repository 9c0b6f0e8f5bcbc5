import { decoded, figure } from '@tezga/contract';
import { Badge, Code, formatAmount, formatQuantity, Kbd, usePhrases, VisuallyHidden } from '@tezga/ui';
import { IconAlertTriangleFilled, IconBarcode, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSaleRights } from '../../use-sale-rights.ts';
import classes from './ArticleSearch.module.css';
import { freeLine, lineOfArticle, type Selling } from './article-line.ts';
import { withLine } from '../cart-changes.ts';
import type { CartForm } from '../cart-form.ts';
import { focusField } from '../focus-field.ts';
import { markedParts } from './marked-parts.ts';
import { newRecordId } from '../../../../kits/forms/new-record-id.ts';
import { priceInCart } from './prices.ts';
import { SearchField, type PickOption } from './SearchField.tsx';
import { useArticleSearch } from './use-article-search.ts';
import type { ChangeCart } from '../use-cart.ts';
import { ArticleMark, type ArticleRow } from '../../../articles/index.ts';

interface ArticleSearchProps {
  readonly cart: CartForm;
  readonly change: ChangeCart;
  readonly selling: Selling;
  readonly defaultUnit: string;
  readonly error: string | undefined;
}

const listWidth = 580;

/** Finds an article by what is typed or scanned and puts it into the cart; the cursor stays for the next one. */
export function ArticleSearch({ cart, change, selling, defaultUnit, error }: ArticleSearchProps) {
  const words = usePhrases().newInvoice.lines;
  const { mayChangePrice } = useSaleRights();
  const [added, setAdded] = useState('');
  const search = useArticleSearch((article, quantity) => {
    change((now) => withLine(now, lineOfArticle(article, { cart: now, selling, quantity }, newRecordId())));
    setAdded(words.added(article.name, formatQuantity(decoded(figure.quantity, quantity))));
  });
  const { text, code, quantity, found, isCurrent, missing } = search;
  const addFree = () => {
    // Drawn at once: its price is all that is missing, and is typed next.
    flushSync(() => {
      change((now) => withLine(now, freeLine(code, quantity, defaultUnit, newRecordId())));
      search.type('');
    });
    focusField(`lines.${cart.lines.length}.price`);
  };
  const articles = found.map((article): PickOption => ({
    id: article._id,
    content: <FoundArticle article={article} sought={code} price={priceInCart(article, cart, selling)} />,
    choose: () => search.take(article),
  }));
  // What is no article has no price of the business.
  const free: PickOption[] =
    code === '' || !mayChangePrice
      ? []
      : [
          {
            id: 'free',
            content: <FreeChoice text={words.free(code)} hint={words.freeHint} />,
            choose: addFree,
          },
        ];
  return (
    <div className={classes['search']}>
      <SearchField
        field="article"
        label={words.search}
        placeholder={words.searchPlaceholder}
        icon={<IconBarcode size={16} stroke={1.7} aria-hidden />}
        text={text}
        onText={search.type}
        options={[...articles, ...free]}
        first={isCurrent ? (articles[0] ?? null) : null}
        status={statusOf(words, search)}
        foot={<KeysOfList />}
        onEnter={(option) => {
          if (option?.id === 'free') addFree();
          else search.enter(found.find(({ _id }) => _id === option?.id) ?? null);
        }}
        onUp={() => focusField(`lines.${cart.lines.length - 1}.quantity`)}
        error={missing === null ? error : words.notFound(missing)}
        width={listWidth}
        isFirstFocused
      />
      <VisuallyHidden component="output">{added}</VisuallyHidden>
    </div>
  );
}

type Words = ReturnType<typeof usePhrases>['newInvoice']['lines'];
type Search = ReturnType<typeof useArticleSearch>;

function statusOf(words: Words, { code, found, isCurrent, error }: Search): string | null {
  if (code === '' || found.length > 0) return null;
  if (error !== null) return error.message;
  return isCurrent ? words.nothing : words.searching;
}

interface FoundArticleProps {
  readonly article: ArticleRow;
  readonly sought: string;
  readonly price: number | null;
}

function FoundArticle({ article, sought, price }: FoundArticleProps) {
  const words = usePhrases().newInvoice.lines;
  const { name, sku, barcode, stock = null, inventoryTrackable } = article;
  const isCounted = inventoryTrackable && stock !== null;
  return (
    <span className={classes['found']}>
      <ArticleMark article={article} />
      <span className={classes['words']}>
        <span className={classes['name']}>
          {markedParts(name, sought).map(({ text, isFound }) =>
            isFound ? <mark key={text}>{text}</mark> : <span key={text}>{text}</span>,
          )}
        </span>
        <Code>{barcode === '' ? sku : `${sku} · ${barcode}`}</Code>
      </span>
      <span className={classes['stock']}>
        {isCounted && stock <= 0 ? (
          <Badge tone="bad" icon={<IconAlertTriangleFilled size={13} aria-hidden />}>
            {words.outOfStock}
          </Badge>
        ) : null}
        {isCounted ? formatQuantity(stock) : ''}
      </span>
      <span className={classes['price']}>
        {price === null ? '–' : formatAmount(decoded(figure.money, price))}
      </span>
    </span>
  );
}

function FreeChoice({ text, hint }: { readonly text: string; readonly hint: string }) {
  return (
    <span className={classes['free']}>
      <IconPlus size={15} stroke={1.8} aria-hidden />
      {text}
      <span className={classes['hint']}>{hint}</span>
    </span>
  );
}

function KeysOfList() {
  const words = usePhrases().newInvoice.lines;
  return (
    <>
      <Kbd>↑↓</Kbd> {words.choose}
      <Kbd>Enter</Kbd> {words.add}
      <Kbd>3*</Kbd> {words.quantityThree}
    </>
  );
}
