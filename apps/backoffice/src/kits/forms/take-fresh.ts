import { CallError } from '@tezga/contract/client';

/** Begins a form again with what others have saved; what keeps that away is told, and what was typed stays. */
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
