import { barcode as barcodeSchema, sku as skuSchema } from '@tezga/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { articlesQueries } from './queries.ts';

export type CodeState =
  | { readonly is: 'unknown' | 'checking' | 'free' }
  | { readonly is: 'taken'; readonly by: string | null }
  | { readonly is: 'unchecked'; readonly because: string };

const debounceMs = 300;

/** The value after whoever types it has paused. */
function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
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
  const settled = useDebounced(code);
  const schema = kind === 'sku' ? skuSchema : barcodeSchema;
  const needsCheck = !isOff && code !== '' && code !== own && schema.safeParse(code).success;
  const query =
    kind === 'sku'
      ? articlesQueries.isSkuFree(settled, articleId)
      : articlesQueries.isBarcodeFree(settled, articleId);
  const { data, error } = useQuery({ ...query, enabled: needsCheck && settled === code });
  if (!needsCheck) return { is: 'unknown' };
  if (settled !== code) return { is: 'checking' };
  if (data !== undefined) return data.available ? { is: 'free' } : { is: 'taken', by: data.takenBy };
  return error === null ? { is: 'checking' } : { is: 'unchecked', because: error.message };
}
