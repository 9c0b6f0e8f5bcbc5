import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePaused } from '../../../kits/forms/use-paused.ts';
import type { ArticleRow } from '../article-rows.ts';
import { articleSearchQueries } from './article-search-queries.ts';
import { articleWithCode, pastedScans, scanText, type ScanText } from './scan-text.ts';

const pauseMs = 120;
const resultsMax = 8;

const noneMissing: readonly string[] = [];

type AddArticle = (article: ArticleRow, quantity: number) => void;
/** Delays issuing until the update has ended; false keeps the document from being issued. */
type WaitFor = (update: Promise<boolean>) => void;

/** What is typed into the article field, and what is found by it. */
export function useArticleSearch(add: AddArticle, waitFor: WaitFor) {
  const { text, setText, giveBack } = useFieldText();
  const { missing, forgetMissing, queue } = useScans(add, waitFor, giveBack);
  const { quantity, code } = scanText(text);
  const sought = usePaused(code, pauseMs);
  const query = useQuery({ ...articleSearchQueries.articles(sought), enabled: sought !== '' });
  const isCurrent = sought === code && query.data !== undefined && !query.isPlaceholderData;
  const found = code === '' ? [] : (query.data ?? []);

  const take = (article: ArticleRow) => {
    add(article, quantity);
    setText('');
  };
  /** Enter with nothing chosen: what has just this code is added at once. */
  const enter = (chosen: ArticleRow | null) => {
    if (code === '') return;
    forgetMissing();
    const taken = isCurrent ? (articleWithCode(found, code) ?? chosen) : null;
    if (taken !== null) return take(taken);
    setText('');
    queue(scanText(text));
  };
  /** Rows of a sheet are looked up one after the other; a single code is left to the field. */
  const paste = (pasted: string): boolean => {
    const rows = pastedScans(pasted);
    if (rows.length > 0) forgetMissing();
    for (const row of rows) queue(row);
    return rows.length > 0;
  };
  const type = (typed: string) => {
    forgetMissing();
    setText(typed);
  };
  const { error } = query;
  return {
    text,
    type,
    quantity,
    code,
    found: found.slice(0, resultsMax),
    isCurrent,
    error,
    missing,
    enter,
    paste,
    take,
  };
}

function useFieldText() {
  const [text, showText] = useState('');
  // A reply may come before the typed text is rendered.
  const latest = useRef('');
  const setText = (next: string) => {
    latest.current = next;
    showText(next);
  };
  /** Shows a scan for the user to choose; false where they are typing the next one already. */
  const giveBack = (scanned: string): boolean => {
    if (latest.current !== '') return false;
    setText(scanned);
    return true;
  };
  return { text, setText, giveBack };
}

/** As it is typed. */
const typedScan = ({ quantity, code }: ScanText) => (quantity === 1 ? code : `${quantity}*${code}`);

/** Looks scans up one after the other, in their order: they may come faster than replies. */
function useScans(add: AddArticle, waitFor: WaitFor, giveBack: (scanned: string) => boolean) {
  const queries = useQueryClient();
  const [missing, setMissing] = useState<readonly string[]>(noneMissing);
  const scans = useRef<Promise<unknown>>(Promise.resolve());
  /** Several articles, or no reply: the user looks at the scan again, in the field or in the list of missing ones. */
  const returnScan = (scan: ScanText) => {
    if (!giveBack(typedScan(scan))) setMissing((now) => [...now, scan.code]);
    return false;
  };
  const lookUp = async (scan: ScanText): Promise<boolean> => {
    const { quantity, code } = scan;
    const articles = await queries.fetchQuery(articleSearchQueries.scanned(code));
    const only = articleWithCode(articles, code) ?? (articles.length === 1 ? articles[0] : undefined);
    // Rendered at once: issuing that waits for the scan must see its line.
    if (only !== undefined) flushSync(() => add(only, quantity));
    else if (articles.length > 0) return returnScan(scan);
    else setMissing((now) => [...now, code]);
    return only !== undefined;
  };
  const queue = (scan: ScanText) => {
    const looking = scans.current.then(() => lookUp(scan)).catch(() => returnScan(scan));
    scans.current = looking;
    waitFor(looking);
  };
  return { missing, forgetMissing: () => setMissing(noneMissing), queue };
}
