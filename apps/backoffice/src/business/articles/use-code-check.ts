import { barcode as barcodeSchema, sku as skuSchema } from '@tezga/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { articlesQueries } from './queries.ts';

export type CodeState =
  | { readonly is: 'unknown' | 'checking' | 'free' }
  | { readonly is: 'taken'; readonly by: string | null }
  | { readonly is: 'unchecked'; readonly because: string };

const debounceMs = 300;

/** Debounces the typed value. */
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
  /** The saved code of the article, which needs no check. */
  readonly own: string;
  readonly articleId: string | null;
  readonly isOff: boolean;
}

/** Checks at the server, while the user types, whether a code is free. */
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
