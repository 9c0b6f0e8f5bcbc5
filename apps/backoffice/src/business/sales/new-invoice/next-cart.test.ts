import { expect, test } from 'vitest';
import { newPayment } from './cart-form.ts';
import { nextCart } from './next-cart.ts';
import { aBuyer, aCart } from './test-support/a-cart.ts';

test.each([
  ['OTHER', 'ACCOUNT'],
  ['CARD', 'BANKNOTE'],
  ['ORDER', 'ORDER'],
] as const)('after a sale by %s the next cart is empty, of the same kind and paid by %s', (method, usual) => {
  const cart = aCart({ buyer: aBuyer(), payments: [newPayment(method, 'p')] });
  const next = nextCart(cart);
  expect(next.payments.map(({ type, amount }) => [type, amount])).toEqual([[usual, null]]);
  expect([next.lines, next.buyer, next.tillId]).toEqual([[], null, cart.tillId]);
  expect(next.saleId).not.toBe(cart.saleId);
  expect(next.payDeadline !== '').toBe(usual === 'ACCOUNT');
});
