import type { PaymentMethod } from '@tezga/domain';
import { focusField, linePlaceOf } from '@tezga/ui';
import { useEffect, useEffectEvent } from 'react';

interface SaleActions {
  readonly issue: () => void;
  readonly saveDraft: () => void;
  readonly chooseMethod: (method: PaymentMethod) => void;
  readonly repeatLine: (key: string) => void;
  readonly removeLine: (key: string) => void;
}

const methodOfKey: Readonly<Record<string, PaymentMethod>> = { F8: 'BANKNOTE', F9: 'CARD', F10: 'ACCOUNT' };

/** Keyboard shortcuts of the whole page; disabled while a dialog is open. */
export function useSaleKeys(actions: SaleActions, isActive: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isCovered()) return;
    const action =
      event.ctrlKey || event.metaKey ? actionOfCtrlKey(event, actions) : actionOfKey(event, actions);
    if (action === null) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isActive) return undefined;
    const onKeyDown = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, [isActive]);
}

const isCovered = () => document.querySelector('dialog[open], [aria-modal="true"]') !== null;

function actionOfKey({ key, altKey, shiftKey }: KeyboardEvent, actions: SaleActions): (() => void) | null {
  if (altKey || shiftKey) return null;
  const method = methodOfKey[key];
  if (method !== undefined) return () => actions.chooseMethod(method);
  if (key === 'F2' || key === 'Escape') return () => void focusField('article');
  return key === 'F4' ? () => void focusField('buyer') : null;
}

function actionOfCtrlKey(event: KeyboardEvent, actions: SaleActions): (() => void) | null {
  const { key, altKey, target } = event;
  if (altKey) return null;
  if (key === 'Enter') return actions.issue;
  if (key.toLowerCase() === 's') return actions.saveDraft;
  const line = linePlaceOf(target);
  if (line === null) return null;
  if (key === 'Delete') return () => actions.removeLine(line.key);
  return key.toLowerCase() === 'd' ? () => actions.repeatLine(line.key) : null;
}
