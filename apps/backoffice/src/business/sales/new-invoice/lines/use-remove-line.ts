import { focusField, toast, usePhrases } from '@tezga/ui';
import { useCallback, useEffect, useRef } from 'react';
import { withLineBack, withoutLine } from '../cart-changes.ts';
import type { CartState } from '../use-cart.ts';

/** Takes a line out at once, and gives it back to whoever did not mean it. */
export function useRemoveLine({ cart, change }: CartState): (key: string) => void {
  const words = usePhrases().newInvoice.lines;
  // Read when a line goes, so that the rows are not drawn again with every change of another.
  const latest = useRef(cart);
  useEffect(() => {
    latest.current = cart;
  }, [cart]);
  return useCallback(
    (key) => {
      const { lines, saleId, isSent } = latest.current;
      const place = lines.findIndex((line) => line.key === key);
      const line = lines[place];
      if (line === undefined || isSent) return;
      change((now) => withoutLine(now, key));
      focusField('article');
      toast.undo({
        text: words.removed(line.name.trim() === '' ? words.unnamed : line.name),
        // The next cart is not the place for it.
        onUndo: () => change((now) => (now.saleId === saleId ? withLineBack(now, line, place) : now)),
      });
    },
    [change, words],
  );
}
