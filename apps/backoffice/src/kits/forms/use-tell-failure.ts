import { CallError } from '@tezga/contract/client';
import { toast, usePhrases } from '@tezga/ui';

/** Says what did not happen and why; where the server knows no more than that, it is said once. */
export function useTellFailure(): (title: string, error: unknown) => void {
  const { ui } = usePhrases();
  return (title, error) => {
    if (!(error instanceof CallError)) throw error;
    const { code, message, requestId } = error;
    const heading = message === title ? ui.warning : title;
    // A refusal explains itself; only a failure needs someone to look for it.
    toast.error({ title: heading, text: message, ...(code === 'failed' ? { requestId } : {}) });
  };
}
