import { CallError } from '@tezga/contract/client';

export type Ends = NonNullable<CallError['details']['ends']>;

interface Keeping<Kept> {
  readonly keep: (replacesLonger: boolean) => Promise<Kept>;
  /** Whether the one that ends earlier is wanted all the same. */
  readonly confirm: (ends: Ends) => Promise<boolean>;
}

/**
 * Only the server can read how long the certificate in a file lives, so it is asked about once the server has refused to
 * give up one that lives longer. Who does not want that is left with the refusal.
 */
export async function keepCertificate<Kept>({ keep, confirm }: Keeping<Kept>): Promise<Kept> {
  try {
    return await keep(false);
  } catch (error) {
    const ends = error instanceof CallError ? error.details.ends : undefined;
    if (ends === undefined || !(await confirm(ends))) throw error;
    return keep(true);
  }
}
