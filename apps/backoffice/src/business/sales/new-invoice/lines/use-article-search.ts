import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { articleWithCode, scanText } from './scan-text.ts';
import { usePaused } from './use-paused.ts';
import { type ArticleRow, articleSearchQueries } from '../../../articles/index.ts';

const pauseMs = 120;
const shownMost = 8;

type AddArticle = (article: ArticleRow, quantity: number) => void;

/** What is typed into the article field, and what is found by it. */
export function useArticleSearch(add: AddArticle) {
  const queries = useQueryClient();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState<string | null>(null);
  const { quantity, code } = scanText(text);
  const sought = usePaused(code, pauseMs);
  const query = useQuery({ ...articleSearchQueries.articles(sought), enabled: sought !== '' });
  const isCurrent = sought === code && query.data !== undefined && !query.isPlaceholderData;
  const found = code === '' ? [] : (query.data ?? []);
  // Scans may come faster than answers: they are looked up one after the other, in their order.
  const scans = useRef(Promise.resolve());

  const take = (article: ArticleRow) => {
    add(article, quantity);
    setText('');
  };
  const lookUp = async (scanned: string) => {
    const { quantity: many, code: wanted } = scanText(scanned);
    const articles = await queries.fetchQuery(articleSearchQueries.scanned(wanted));
    const only = articleWithCode(articles, wanted) ?? (articles.length === 1 ? articles[0] : undefined);
    if (only !== undefined) add(only, many);
    else if (articles.length === 0) setMissing(wanted);
    // Several: whoever typed it chooses, unless the next one is being typed already.
    else setText((now) => (now === '' ? scanned : now));
  };
  /** Enter with nothing chosen: what has just this code is added at once. */
  const enter = (chosen: ArticleRow | null) => {
    if (code === '') return;
    setMissing(null);
    const taken = isCurrent ? (articleWithCode(found, code) ?? chosen) : null;
    if (taken !== null) return take(taken);
    const scanned = text;
    setText('');
    const looking = scans.current.then(() => lookUp(scanned));
    scans.current = looking.catch(() => setText((now) => (now === '' ? scanned : now)));
  };
  const type = (typed: string) => {
    setMissing(null);
    setText(typed);
  };
  return {
    text,
    type,
    quantity,
    code,
    found: found.slice(0, shownMost),
    isCurrent,
    error: query.error,
    missing,
    enter,
    take,
  };
}
