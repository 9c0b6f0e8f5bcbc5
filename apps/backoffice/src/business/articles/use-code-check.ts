import { barcode as barcodeSchema, sku as skuSchema } from '@tezga/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { articlesQueries } from './queries.ts';

export type CodeState =
  | { readonly is: 'unknown' | 'checking' | 'free' }
  | { readonly is: 'taken'; readonly by: string | null }
  | { readonly is: 'unchecked'; readonly because: string };

const pauseMs = 300;

/** The value after whoever types it has paused. */
function usePaused(value: string): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}

interface CodeCheck {
  readonly kind: 'sku' | 'barcode';
  readonly typed: string;
  /** The code the article has; it is its own, and need not be asked about. */
  readonly own: string;
  readonly articleId: string | null;
  readonly isOff: boolean;
}

/** Whether a code is free, asked while it is typed. */
export function useCodeCheck({ kind, typed, own, articleId, isOff }: CodeCheck): CodeState {
  const code = typed.trim();
  const paused = usePaused(code);
  const schema = kind === 'sku' ? skuSchema : barcodeSchema;
  const isWorthAsking = !isOff && code !== '' && code !== own && schema.safeParse(code).success;
  const ask =
    kind === 'sku'
      ? articlesQueries.isSkuFree(paused, articleId)
      : articlesQueries.isBarcodeFree(paused, articleId);
  const { data, error } = useQuery({ ...ask, enabled: isWorthAsking && paused === code });
  if (!isWorthAsking) return { is: 'unknown' };
  if (paused !== code) return { is: 'checking' };
  if (data !== undefined) return data.available ? { is: 'free' } : { is: 'taken', by: data.takenBy };
  return error === null ? { is: 'checking' } : { is: 'unchecked', because: error.message };
}
