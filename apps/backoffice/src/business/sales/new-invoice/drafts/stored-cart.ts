import { forgetDraft, readDraft, saveDraft } from '@tezga/ui';
import { emptyCart, isCartEmpty, type CartForm } from '../cart-form.ts';
import { newRecordId } from '../../../../kits/forms/new-record-id.ts';

const draftName = 'new-invoice';
const handOverKey = 'tezga-cart-handed-over';
const tillKey = (businessId: string) => `tezga-till-${businessId}`;

/** The till last used in this browser. */
export const rememberedTill = (businessId: string): string => localStorage.getItem(tillKey(businessId)) ?? '';

export function rememberTill(businessId: string, tillId: string): void {
  localStorage.setItem(tillKey(businessId), tillId);
}

/** Stores the cart in session storage until it is issued, so a reload restores it with the same idempotency key. */
export function storeCart(cart: CartForm, storage: Storage = sessionStorage): void {
  if (isCartEmpty(cart)) forgetDraft(storage, draftName);
  else saveDraft(storage, draftName, cart);
}

/** Reads the handed-over cart, else the cart stored for this user, else an empty one. */
export function readCart(businessId: string, storage: Storage = sessionStorage): CartForm {
  const empty = emptyCart(newRecordId(), '');
  return takeHandedOver(businessId, storage) ?? readDraft(storage, draftName, empty) ?? empty;
}

interface HandedOver {
  readonly businessId: string;
  readonly cart: CartForm;
}

/** A stored cart belongs to one user. Handing it over stores a copy that the next operator's session reads. */
export function handOver(businessId: string, cart: CartForm, storage: Storage = sessionStorage): void {
  const handed: HandedOver = { businessId, cart };
  storage.setItem(handOverKey, JSON.stringify(handed));
}

export function takeBackHandedOver(storage: Storage = sessionStorage): void {
  storage.removeItem(handOverKey);
}

function takeHandedOver(businessId: string, storage: Storage): CartForm | null {
  const text = storage.getItem(handOverKey);
  if (text === null) return null;
  takeBackHandedOver(storage);
  const handed = JSON.parse(text) as HandedOver;
  if (handed.businessId !== businessId) return null;
  // A payment is entered by the operator who issues: the next one may have no permission for it, and not see it.
  return { ...handed.cart, paymentNow: null };
}
