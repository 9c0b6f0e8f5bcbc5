import { expect, test } from 'vitest';
import { emptyCart } from '../cart-form.ts';
import { handOver, storeCart, readCart, takeBackHandedOver } from './stored-cart.ts';
import { aCart, aPaymentNow } from '../test-support/a-cart.ts';

const businessId = 'b'.repeat(24);

function memoryStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    key: () => null,
    length: 0,
  };
}

test('a reload restores the cart with its sale id, also after a request without a reply', () => {
  const storage = memoryStorage();
  const cart = aCart({ isSent: true });
  storeCart(cart, storage);
  expect(readCart(businessId, storage)).toEqual(cart);
});

test('an empty cart is not stored, and every new cart has another sale id', () => {
  const storage = memoryStorage();
  storeCart(aCart(), storage);
  storeCart(emptyCart('5'.repeat(24), '7'.repeat(24)), storage);
  const [first, second] = [readCart(businessId, storage), readCart(businessId, storage)];
  expect(first.lines).toEqual([]);
  expect(first.saleId).not.toBe(second.saleId);
});

test('a handed-over cart is read once, and only in the same business', () => {
  const storage = memoryStorage();
  const cart = aCart();
  handOver(businessId, cart, storage);
  expect(readCart(businessId, storage)).toEqual(cart);
  expect(readCart(businessId, storage).lines).toEqual([]);
  handOver(businessId, cart, storage);
  expect(readCart('c'.repeat(24), storage).lines).toEqual([]);
  expect(readCart(businessId, storage).lines).toEqual([]);
});

test('a handed-over cart has no payment, because the next operator may have no permission for it', () => {
  const storage = memoryStorage();
  handOver(businessId, aCart({ paymentNow: aPaymentNow() }), storage);
  expect(readCart(businessId, storage).paymentNow).toBeNull();
});

test('a cart whose hand-over failed is not given to the next operator', () => {
  const storage = memoryStorage();
  handOver(businessId, aCart(), storage);
  takeBackHandedOver(storage);
  expect(readCart(businessId, storage).lines).toEqual([]);
});
