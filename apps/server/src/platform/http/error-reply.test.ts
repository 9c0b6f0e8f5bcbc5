import { contract } from '@tezga/contract';
import { Refusal } from '@tezga/domain';
import { sq } from '@tezga/phrases/sq';
import { expect, test } from 'vitest';
import { toErrorReply } from './error-reply.ts';

const failing = (code: string) => Object.assign(new Error('canceled'), { code });

test.each(['40001', '40P01', '55P03'])(
  'a transaction conflict (%s) gives status 210, after which the client retries at once',
  (code) => {
    expect(toErrorReply(failing(code), sq, 'r', contract.views.add)).toMatchObject({
      status: 210,
      isBug: false,
    });
  },
);

test.each(['57P01', '25P03'])(
  'a connection that PostgreSQL closed (%s) gives status 499, after which the client retries in a second',
  (code) => {
    expect(toErrorReply(failing(code), sq, 'r', contract.views.add)).toMatchObject({
      status: 499,
      isBug: true,
    });
  },
);

test('a reset of a connection to another service is not treated as a lost database connection', () => {
  expect(toErrorReply(failing('ECONNRESET'), sq, 'r', contract.views.add).status).toBe(500);
});

test.each(['53100', 'ENOSPC'])('a full disk (%s) gets 507 and disk-full', (code) => {
  const no = toErrorReply(failing(code), sq, 'r', contract.views.add);
  expect(no).toMatchObject({ status: 507, isBug: false, body: { code: 'disk-full' } });
});

test('an unexpected error gives status 500 with the fallback sentence of the call, and is logged as a bug', () => {
  const no = toErrorReply(failing('42P01'), sq, 'r', contract.views.add);
  expect(no).toMatchObject({ status: 500, isBug: true });
  expect(no.body).toEqual({
    message: 'Ndodhi një gabim! Ndryshimi nuk u krye!',
    code: 'failed',
    requestId: 'r',
  });
});

test('if the tax authority refuses a document, the reply has the code and text of the tax authority and no other detail', () => {
  const fault = {
    service: 'einvoice',
    name: 'unknown',
    actor: 'vendor',
    code: 'E_XML_FORMAT',
    text: 'cvc-1',
  };
  const { body } = toErrorReply(new Refusal('tax-authority-refused', { fault }), sq, 'r', null);
  expect(body).toEqual({
    message: sq.faults.einvoice.unknown,
    code: 'tax-authority-refused',
    requestId: 'r',
    details: { fault: { code: 'E_XML_FORMAT', text: 'cvc-1' } },
  });
  const other = toErrorReply(new Refusal('not-found', { articleId: 'a' }), sq, 'r', null);
  expect(other.body).not.toHaveProperty('details');
});

test('a refusal for insufficient stock names each article with its available and requested quantity', () => {
  const short = { articleId: 'a', name: 'Vaj ulliri 1 L', available: 500n, requested: 2000n };
  const { body } = toErrorReply(new Refusal('stock-insufficient', { shortArticles: [short] }), sq, 'r', null);
  expect(body.details).toEqual({
    shortArticles: [{ articleId: 'a', name: 'Vaj ulliri 1 L', available: 0.5, requested: 2 }],
  });
});
