import { CallError } from '@tezga/contract/client';

/**
 * Restarts a form with the version that others have saved; if reading it fails, shows the error and leaves the
 * typed values.
 */
export async function takeFresh<Fresh>(
  reading: Promise<Fresh>,
  { take, refuse }: { readonly take: (fresh: Fresh) => void; readonly refuse: (error: CallError) => void },
): Promise<void> {
  let fresh: Fresh;
  try {
    fresh = await reading;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    refuse(error);
    return;
  }
  take(fresh);
}
