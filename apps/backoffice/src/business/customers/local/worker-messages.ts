import type { LocalCustomer, LocalStoreProblem, Owner } from '@tezga/local-store';

/** Messages from the page to its worker. */
export type ToWorker =
  | {
      readonly kind: 'enter';
      readonly owner: Owner;
      readonly token: string | null;
      readonly device: Readonly<Record<'os' | 'browser' | 'appversion' | 'language', string>>;
    }
  | { readonly kind: 'token'; readonly token: string | null }
  | { readonly kind: 'sync' }
  | { readonly kind: 'search'; readonly id: number; readonly text: string; readonly limit: number };

/** Messages from the worker to its page. */
export type FromWorker =
  | { readonly kind: 'found'; readonly id: number; readonly customers: LocalCustomer[] }
  | { readonly kind: 'synced'; readonly changed: number; readonly tookMs: number }
  /** A request of the worker found that the session of this token has ended. */
  | { readonly kind: 'signed-out'; readonly token: string | null; readonly reason: string }
  | { readonly kind: 'forget-value'; readonly key: string }
  | { readonly kind: 'problem'; readonly problem: LocalStoreProblem | null; readonly text: string };
