import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePaused } from '../../../kits/forms/use-paused.ts';
import type { ArticleRow } from '../article-rows.ts';
import { sessionQueries } from '../../../session/queries.ts';
import { articleForDocument } from './article-for-document.ts';
import { articleSearchQueries } from './article-search-queries.ts';
import { groupedByName, type ArticleGroup } from './grouped-by-name.ts';
import { articleWithCode, pastedScans, scanText, type ScanText } from './scan-text.ts';

const pauseMs = 120;
const resultsMax = 8;

const noneMissing: readonly string[] = [];

/** `isScanned` is true for an article that was found by its exact code. */
export type AddArticle = (article: ArticleRow, quantity: number, isScanned: boolean) => void;
/** Delays issuing until the promise resolves; if it resolves to false, issuing is cancelled. */
type WaitFor = (update: Promise<boolean>) => void;

/** The text of the article field and the search results, with the stock of the shop. */
export function useArticleSearch(add: AddArticle, waitFor: WaitFor, shopId: string | null) {
  const { text, setText, giveBack } = useFieldText();
  const { missing, forgetMissing, queue } = useScans(add, waitFor, giveBack);
  const { quantity, code } = scanText(text);
  const sought = usePaused(code, pauseMs);
  const query = useQuery({ ...articleSearchQueries.articles(sought, shopId), enabled: sought !== '' });
  const isCurrent = sought === code && query.data !== undefined && !query.isPlaceholderData;
  const found = code === '' ? [] : (query.data ?? []);
  const { groups, openGroup, closeGroup } = useGroups(found);

  const take = (article: ArticleRow, isScanned = false) => {
    add(article, quantity, isScanned);
    closeGroup();
    setText('');
  };
  /**
   * Enter adds the article with exactly this code, else the highlighted result. If there is neither, or the results
   * are not loaded yet, it looks up the text as a scan.
   */
  const enter = (chosen: ArticleRow | null) => {
    if (code === '') return;
    forgetMissing();
    const taken = isCurrent ? (articleWithCode(found, code) ?? chosen) : null;
    if (taken !== null) return take(taken, taken === articleWithCode(found, code));
    setText('');
    queue(scanText(text));
  };
  /** Rows of a sheet are queued one by one; a single code is pasted into the field as usual. */
  const paste = (pasted: string): boolean => {
    const rows = pastedScans(pasted);
    if (rows.length > 0) forgetMissing();
    for (const row of rows) queue(row);
    return rows.length > 0;
  };
  const type = (typed: string) => {
    forgetMissing();
    closeGroup();
    setText(typed);
  };
  const { error } = query;
  return {
    text,
    type,
    quantity,
    code,
    found: groups.flat(),
    groups,
    openGroup,
    isCurrent,
    error,
    missing,
    enter,
    paste,
    take,
  };
}

const single = (articles: readonly ArticleRow[]) => articles.map((article): ArticleGroup => [article]);

/**
 * The results as groups, one for each name if the business groups articles by name, otherwise one for each article.
 * An opened group lists its articles separately.
 */
function useGroups(found: readonly ArticleRow[]) {
  const { data } = useQuery(sessionQueries.ownData);
  const [opened, setOpened] = useState<ArticleGroup | null>(null);
  const groups = data?.ownData.groupArticlesByName === true ? groupedByName(found) : single(found);
  return {
    groups: opened === null ? groups.slice(0, resultsMax) : single(opened),
    openGroup: setOpened,
    closeGroup: () => setOpened(null),
  };
}

/** Adds the article that the user has just created for this document on another page. */
function useAddedArticle(queue: (scan: ScanText) => void): void {
  const addNew = useEffectEvent(() => {
    const added = articleForDocument.take();
    if (added !== null) queue(added);
  });
  useEffect(() => addNew(), []);
}

function useFieldText() {
  const [text, showText] = useState('');
  // A ref, because a reply may come before the typed text is rendered.
  const latest = useRef('');
  const setText = (next: string) => {
    latest.current = next;
    showText(next);
  };
  /**
   * Puts a scan back into the field for the user to choose from the results; false if the field already has other
   * text.
   */
  const giveBack = (scanned: string): boolean => {
    if (latest.current !== '') return false;
    setText(scanned);
    return true;
  };
  return { text, setText, giveBack };
}

/** The scan as the user would type it. */
const typedScan = ({ quantity, code }: ScanText) => (quantity === 1 ? code : `${quantity}*${code}`);

/** Looks up scans one at a time in their order, because they may come faster than replies. */
function useScans(add: AddArticle, waitFor: WaitFor, giveBack: (scanned: string) => boolean) {
  const queries = useQueryClient();
  const [missing, setMissing] = useState<readonly string[]>(noneMissing);
  const scans = useRef<Promise<unknown>>(Promise.resolve());
  /**
   * Called after a failed lookup, or one with several matches: puts the scan back into the field. If the field has
   * other text, the code is listed as missing instead.
   */
  const returnScan = (scan: ScanText) => {
    if (!giveBack(typedScan(scan))) setMissing((now) => [...now, scan.code]);
    return false;
  };
  const lookUp = async (scan: ScanText): Promise<boolean> => {
    const { quantity, code } = scan;
    const articles = await queries.fetchQuery(articleSearchQueries.scanned(code));
    const scanned = articleWithCode(articles, code);
    const only = scanned ?? (articles.length === 1 ? articles[0] : undefined);
    // Rendered synchronously: issuing waits for the scan and must see its line.
    if (only !== undefined) flushSync(() => add(only, quantity, scanned !== undefined));
    else if (articles.length > 0) return returnScan(scan);
    else setMissing((now) => [...now, code]);
    return only !== undefined;
  };
  const queue = (scan: ScanText) => {
    const looking = scans.current.then(() => lookUp(scan)).catch(() => returnScan(scan));
    scans.current = looking;
    waitFor(looking);
  };
  useAddedArticle(queue);
  return { missing, forgetMissing: () => setMissing(noneMissing), queue };
}
