import type { contract, OutputOf } from '@tezga/contract';
import type { Language, Phrases } from '@tezga/phrases';
import type { UseQueryOptions } from '@tanstack/react-query';
import type { ImportServer } from './import-session.ts';
import type { ImportField } from './sheet/field.ts';
import type { SheetLayout } from './sheet/sheet-desk.ts';

export type RecentImport = OutputOf<typeof contract.imports.articleImports>['imports'][number];

/** The settings of the import wizard for one kind of record. */
export interface ImportKind {
  readonly name: keyof Phrases['imports']['kinds'];
  readonly fields: readonly ImportField[];
  /** Starts a web worker with the validation rules of this kind. */
  readonly openWorker: () => Worker;
  readonly server: ImportServer;
  readonly recent: UseQueryOptions<RecentImport[], Error, RecentImport[], string[]>;
  /** Queries to invalidate after rows were written. */
  readonly staleKeys: readonly (readonly string[])[];
  /** Runs after rows were written or undone, in addition to invalidating queries. */
  readonly afterImport?: () => void;
  readonly listPath: string;
  readonly listTitle: (phrases: Phrases) => string;
  /** Whether the user can choose the shops whose prices the import sets. */
  readonly hasShops: boolean;
  /** The field that names a row, and the one shown beside it on a phone. */
  readonly cardFields: readonly [title: string, beside: string];
  readonly words: (phrases: Phrases, language: Language) => SheetLayout['words'];
}

/** The label of a field in the current language. */
export function fieldLabel({ imports }: Phrases, kind: ImportKind, field: string): string {
  const labels: Readonly<Record<string, string>> = imports.kinds[kind.name].fields;
  return labels[field] ?? field;
}
