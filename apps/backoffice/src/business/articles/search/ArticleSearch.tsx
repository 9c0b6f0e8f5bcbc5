import { decoded, figure } from '@tezga/contract';
import { businessLevel } from '@tezga/domain';
import {
  Badge,
  Code,
  focusField,
  formatAmount,
  formatQuantity,
  Kbd,
  MISSING,
  SearchField,
  usePhrases,
  VisuallyHidden,
  type PickOption,
} from '@tezga/ui';
import { IconBarcode, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useSession } from '../../../session/session-context.ts';
import { ArticleMark } from '../ArticleKey.tsx';
import { StockBadge } from '../StockBadge.tsx';
import { useArticleNames } from '../use-article-names.ts';
import type { ArticleRow } from '../article-rows.ts';
import classes from './ArticleSearch.module.css';
import { articleForDocument } from './article-for-document.ts';
import type { ArticleGroup } from './grouped-by-name.ts';
import { markedParts } from './marked-parts.ts';
import { pastedScans } from './scan-text.ts';
import { useArticleSearch, type AddArticle } from './use-article-search.ts';

export interface ArticleSearchProps {
  readonly label: string;
  readonly placeholder: string;
  readonly onAdd: AddArticle;
  /**
   * Registers a pending lookup with the form: issuing waits for the lookup, and is cancelled unless it finds exactly
   * one article.
   */
  readonly waitFor: (update: Promise<boolean>) => void;
  /**
   * How to add a line without an article, and the field that then gets the focus; null if every line needs an
   * article.
   */
  readonly free: {
    readonly add: (name: string, quantity: number) => void;
    readonly nextField: string;
  } | null;
  /** The shop whose stock is shown; null shows the stock of all shops. */
  readonly shopId?: string | null;
  /** The price shown next to a result: a dash if it returns null. Without this prop, no price is shown. */
  readonly priceOf?: (article: ArticleRow) => number | null;
  /** Called with rows pasted from a sheet; without this prop the search looks up the rows one by one. */
  readonly onSheet?: (pasted: string) => void;
  /** Called for the up arrow while the list is closed. */
  readonly onUp: () => void;
  readonly error: string | undefined;
  readonly isFirstFocused?: boolean;
}

const listWidth = 580;
/** The prefix of the option id of a group of articles with the same name. */
const groupPrefix = 'group ';

/**
 * Adds articles to the lines of a document by typing, scanning or pasting; the focus stays in the field. `3*code`
 * adds three pieces, and rows pasted from a sheet are looked up one by one.
 */
export function ArticleSearch(props: ArticleSearchProps) {
  const {
    label,
    placeholder,
    onAdd,
    waitFor,
    free,
    shopId = null,
    priceOf,
    onSheet,
    onUp,
    error,
    isFirstFocused = false,
  } = props;
  const words = usePhrases().newInvoice.lines;
  const [added, setAdded] = useState('');
  const addFound: AddArticle = (article, quantity, isScanned) => {
    onAdd(article, quantity, isScanned);
    setAdded(words.added(article.name, formatQuantity(decoded(figure.quantity, quantity))));
  };
  const search = useArticleSearch(addFound, waitFor, shopId);
  const { text, code, quantity, found, groups, isCurrent, missing } = search;
  const addFree = () => {
    if (free === null) return;
    // Rendered synchronously, so that the next field exists before it gets the focus.
    flushSync(() => {
      free.add(code, quantity);
      search.type('');
    });
    focusField(free.nextField);
  };
  const articles = groups.map((group): PickOption => {
    const [article] = group;
    const isOne = group.length === 1;
    return {
      id: isOne ? article._id : `${groupPrefix}${article._id}`,
      content: isOne ? (
        <FoundArticle article={article} sought={code} price={priceOf?.(article)} />
      ) : (
        <FoundGroup group={group} sought={code} />
      ),
      choose: () => (isOne ? search.take(article) : search.openGroup(group)),
    };
  });
  const newArticle = useNewArticleChoice(code, quantity);
  const freeChoice: PickOption = {
    id: 'free',
    content: <OtherChoice text={words.free(code)} hint={words.freeHint} />,
    choose: addFree,
  };
  const others = [...newArticle, ...(free === null ? [] : [freeChoice])];
  return (
    <div className={classes['search']}>
      <SearchField
        field="article"
        label={label}
        placeholder={placeholder}
        icon={<IconBarcode size={16} stroke={1.7} aria-hidden />}
        text={text}
        onText={search.type}
        onPaste={onSheet === undefined ? search.paste : (pasted) => handOver(pasted, onSheet)}
        options={articles}
        pinned={code === '' ? [] : others}
        first={isCurrent ? (articles[0] ?? null) : null}
        status={statusOf(words, search)}
        foot={<KeysOfList />}
        onEnter={(option) => {
          const other = others.find(({ id }) => id === option?.id);
          if (other !== undefined) other.choose();
          else if (option?.id.startsWith(groupPrefix) === true) option.choose();
          else search.enter(found.find(({ _id }) => _id === option?.id) ?? null);
        }}
        onUp={onUp}
        error={missing.length === 0 ? error : words.notFound(missing.join(', '))}
        width={listWidth}
        isFirstFocused={isFirstFocused}
      />
      <VisuallyHidden component="output">{added}</VisuallyHidden>
    </div>
  );
}

function handOver(pasted: string, onSheet: (pasted: string) => void): boolean {
  const isSheet = pastedScans(pasted).length > 0;
  if (isSheet) onSheet(pasted);
  return isSheet;
}

/**
 * The option to add a new article with this name or barcode, if the role may add articles. Once it is saved, the new
 * article becomes a line of the document.
 */
function useNewArticleChoice(text: string, quantity: number): PickOption[] {
  const words = usePhrases().newInvoice.lines;
  const navigate = useNavigate();
  if (businessLevel(useSession().role, 'articlesAndCategories') !== 'readWrite') return [];
  return [
    {
      id: 'new',
      content: <OtherChoice text={words.newArticle(text)} hint={words.newArticleHint} />,
      choose: () => {
        articleForDocument.want(quantity);
        void navigate({ to: '/articles/add-article', search: { named: text } });
      },
    },
  ];
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
  /** If undefined, no price is shown; if null, a dash. */
  readonly price: number | null | undefined;
}

function FoundArticle({ article, sought, price }: FoundArticleProps) {
  const names = useArticleNames();
  const { name, sku, barcode, stock = null, isLow, inventoryTrackable } = article;
  const isCounted = inventoryTrackable && stock !== null;
  return (
    <span className={classes['found']}>
      <ArticleMark article={article} />
      <span className={classes['words']}>
        <FoundName name={name} sought={sought} />
        <Code>{barcode === '' ? sku : `${sku} · ${barcode}`}</Code>
      </span>
      <span className={classes['stock']}>
        {isCounted ? (
          <>
            <StockBadge stock={stock} isLow={isLow} />
            {formatQuantity(stock)} {names.unit(article.unit_id)}
          </>
        ) : null}
      </span>
      {price === undefined ? null : (
        <span className={classes['price']}>
          {price === null ? MISSING : formatAmount(decoded(figure.money, price))}
        </span>
      )}
    </span>
  );
}

/** The option for several articles with the same name; choosing it lists the articles. */
function FoundGroup({ group, sought }: { readonly group: ArticleGroup; readonly sought: string }) {
  const words = usePhrases().newInvoice.lines;
  const [first] = group;
  return (
    <span className={classes['found']}>
      <ArticleMark article={first} />
      <span className={classes['words']}>
        <FoundName name={first.name} sought={sought} />
        <Code>{group.map(({ sku }) => sku).join(' · ')}</Code>
      </span>
      <Badge>{words.sameName(group.length)}</Badge>
    </span>
  );
}

function FoundName({ name, sought }: { readonly name: string; readonly sought: string }) {
  return (
    <span className={classes['name']}>
      {markedParts(name, sought).map(({ text, isFound }) =>
        isFound ? <mark key={text}>{text}</mark> : <span key={text}>{text}</span>,
      )}
    </span>
  );
}

function OtherChoice({ text, hint }: { readonly text: string; readonly hint: string }) {
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
