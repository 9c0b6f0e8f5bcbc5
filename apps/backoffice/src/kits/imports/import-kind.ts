import type { contract, OutputOf } from '@tezga/contract';
import type { Language, Phrases } from '@tezga/phrases';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ImportServer } from './import-session.ts';
import type { ImportField } from './sheet/field.ts';
import type { SheetLayout } from './sheet/sheet-desk.ts';

export type RecentImport = OutputOf<typeof contract.imports.articleImports>['imports'][number];

/** Everything the studio must know of one kind of records. */
export interface ImportKind {
  readonly name: keyof Phrases['imports']['kinds'];
  readonly fields: readonly ImportField[];
  /** A worker of its own origin, with this kind's rules inside. */
  readonly openWorker: () => Worker;
  readonly server: ImportServer;
  readonly recent: UseQueryOptions<RecentImport[], Error, RecentImport[], string[]>;
  /** What becomes stale when rows are written. */
  readonly staleKeys: readonly (readonly string[])[];
  /** Runs after rows were written or undone, beside the stale queries. */
  readonly afterImport?: () => void;
  readonly listPath: string;
  readonly listTitle: (phrases: Phrases) => string;
  /** Whether prices may be set for chosen shops alone. */
  readonly hasShops: boolean;
  /** The field that a row is called by, and the one shown beside it on a phone. */
  readonly cardFields: readonly [title: string, beside: string];
  readonly words: (phrases: Phrases, language: Language) => SheetLayout['words'];
}

/** What we call a field, in the language in use. */
export function fieldLabel({ imports }: Phrases, kind: ImportKind, field: string): string {
  const labels: Readonly<Record<string, string>> = imports.kinds[kind.name].fields;
  return labels[field] ?? field;
}
