import type { PaymentMethod } from '@tezga/domain';
import { focusField, linePlaceOf } from '@tezga/ui';
import { useEffect, useEffectEvent } from 'react';

interface SaleDeeds {
  readonly issue: () => void;
  readonly keepAside: () => void;
  readonly chooseMethod: (method: PaymentMethod) => void;
  readonly repeatLine: (key: string) => void;
  readonly removeLine: (key: string) => void;
}

const methodOfKey: Readonly<Record<string, PaymentMethod>> = { F8: 'BANKNOTE', F9: 'CARD', F10: 'ACCOUNT' };

/** The whole sale by keyboard, wherever on the page the cursor is; a window over the page has its own keys. */
export function useSaleKeys(deeds: SaleDeeds, isActive: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isCovered()) return;
    const deed = event.ctrlKey || event.metaKey ? deedOfCtrl(event, deeds) : deedOfKey(event, deeds);
    if (deed === null) return;
    event.preventDefault();
    deed();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}

const isCovered = () => document.querySelector('dialog[open], [aria-modal="true"]') !== null;

function deedOfKey({ key, altKey, shiftKey }: KeyboardEvent, deeds: SaleDeeds): (() => void) | null {
  if (altKey || shiftKey) return null;
  const method = methodOfKey[key];
  if (method !== undefined) return () => deeds.chooseMethod(method);
  if (key === 'F2' || key === 'Escape') return () => void focusField('article');
  return key === 'F4' ? () => void focusField('buyer') : null;
}

function deedOfCtrl(event: KeyboardEvent, deeds: SaleDeeds): (() => void) | null {
  const { key, altKey, target } = event;
  if (altKey) return null;
  if (key === 'Enter') return deeds.issue;
  if (key.toLowerCase() === 's') return deeds.keepAside;
  const line = linePlaceOf(target);
  if (line === null) return null;
  if (key === 'Delete') return () => deeds.removeLine(line.key);
  return key.toLowerCase() === 'd' ? () => deeds.repeatLine(line.key) : null;
}
