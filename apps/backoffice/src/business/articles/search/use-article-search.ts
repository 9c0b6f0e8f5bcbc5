import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePaused } from '../../../kits/forms/use-paused.ts';
import type { ArticleRow } from '../article-rows.ts';
import { articleSearchQueries } from './article-search-queries.ts';
import { articleWithCode, pastedScans, scanText } from './scan-text.ts';

const pauseMs = 120;
const shownMost = 8;

const noneMissing: readonly string[] = [];

type AddArticle = (article: ArticleRow, quantity: number) => void;

/** What is typed into the article field, and what is found by it. */
export function useArticleSearch(add: AddArticle) {
  const [text, setText] = useState('');
  const { missing, forgetMissing, queue } = useScans(add, (scanned) =>
    // Unless the next one is being typed already.
    setText((now) => (now === '' ? scanned : now)),
  );
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
    queue(text);
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
    found: found.slice(0, shownMost),
    isCurrent,
    error,
    missing,
    enter,
    paste,
    take,
  };
}

/** Looks scans up one after the other, in their order: they may come faster than replies. */
function useScans(add: AddArticle, giveBack: (scanned: string) => void) {
  const queries = useQueryClient();
  const [missing, setMissing] = useState<readonly string[]>(noneMissing);
  const scans = useRef(Promise.resolve());
  const lookUp = async (scanned: string) => {
    const { quantity, code } = scanText(scanned);
    const articles = await queries.fetchQuery(articleSearchQueries.scanned(code));
    const only = articleWithCode(articles, code) ?? (articles.length === 1 ? articles[0] : undefined);
    if (only !== undefined) add(only, quantity);
    else if (articles.length === 0) setMissing((now) => [...now, code]);
    // Several: the user chooses.
    else giveBack(scanned);
  };
  const queue = (scanned: string) => {
    const looking = scans.current.then(() => lookUp(scanned));
    scans.current = looking.catch(() => giveBack(scanned));
  };
  return { missing, forgetMissing: () => setMissing(noneMissing), queue };
}
