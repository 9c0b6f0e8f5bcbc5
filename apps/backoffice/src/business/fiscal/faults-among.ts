import type { FiscalStatus } from '@tezga/domain';

interface Faulty {
  readonly status: FiscalStatus;
  readonly fault: string | null;
}

export interface FaultAmong {
  readonly status: 'pending' | 'error';
  readonly fault: string;
  readonly count: number;
}

/** Why cash movements are not accepted, each cause once; causes without an automatic retry come first. */
export function faultsAmong(movements: readonly Faulty[]): FaultAmong[] {
  const found = new Map<string, FaultAmong>();
  for (const { status, fault } of movements) {
    if (status === 'fiscalized' || fault === null) continue;
    const key = `${status} ${fault}`;
    found.set(key, { status, fault, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()].toSorted((one, other) => one.status.localeCompare(other.status));
}
