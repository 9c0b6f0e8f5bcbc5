import { focusField, toast, usePhrases } from '@tezga/ui';
import { useCallback, useEffect, useRef } from 'react';
import { withLineBack, withoutLine } from '../cart-changes.ts';
import type { CartState } from '../use-cart.ts';

/** Removes a line at once, with an undo toast. */
export function useRemoveLine({ cart, change }: CartState): (key: string) => void {
  const words = usePhrases().newInvoice.lines;
  // A ref instead of a dependency, so that the callback stays the same and rows do not render again.
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
        // If the next cart was started meanwhile, undo does nothing.
        onUndo: () => change((now) => (now.saleId === saleId ? withLineBack(now, line, place) : now)),
      });
    },
    [change, words],
  );
}
