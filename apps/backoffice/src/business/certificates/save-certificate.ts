import { CallError } from '@tezga/contract/client';

export type Ends = NonNullable<CallError['details']['ends']>;

interface Saving<Saved> {
  readonly save: (replacesLonger: boolean) => Promise<Saved>;
  /** Asks whether to save a certificate that expires earlier than the current one. */
  readonly confirm: (ends: Ends) => Promise<boolean>;
}

/**
 * Saves a certificate. The server refuses to replace a certificate that is valid for longer; then the user is asked,
 * and the call repeated after a confirmation. If the user declines, the refusal is thrown. The confirmation
 * cannot come before the first call, because only the server can read the validity in the key file.
 */
export async function saveCertificate<Saved>({ save, confirm }: Saving<Saved>): Promise<Saved> {
  try {
    return await save(false);
  } catch (error) {
    const ends = error instanceof CallError ? error.details.ends : undefined;
    if (ends === undefined || !(await confirm(ends))) throw error;
    return save(true);
  }
}
