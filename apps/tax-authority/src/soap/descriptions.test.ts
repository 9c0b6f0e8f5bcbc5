import { afterAll, beforeAll, expect, test } from 'vitest';
import { elementsOf, parseXml } from '@tezga/fiscal';
import { startTestAuthority, type TestAuthority } from '../testing/index.ts';

let authority: TestAuthority;
beforeAll(async () => {
  authority = await startTestAuthority();
});
afterAll(() => authority.stop());

test('the WSDL contains the public address, and its schemas are next to it', async () => {
  const path = `${authority.address}/FiscalizationService-v3`;
  const response = await fetch(`${path}/FiscalizationService.wsdl`);
  expect(response.headers.get('content-type')).toBe('text/xml; charset=utf-8');
  const wsdl = await response.text();
  expect(wsdl).toContain(`location="${path}"`);
  const imported = /schemaLocation="([^"]+)"/.exec(wsdl)?.[1] ?? '';
  const schema = await (await fetch(`${path}/${imported}`)).text();
  expect(elementsOf(parseXml(schema)).length).toBeGreaterThan(10);
  const signature = /schemaLocation="([^"]+)"/.exec(schema)?.[1] ?? '';
  expect((await fetch(`${path}/${signature}`)).status).toBe(200);
});

test.each(['/FiscalizationService-v3', '/EinvoiceService-v1'])(
  '%s?wsdl names the address that the client used, and the address of its schema',
  async (path) => {
    const base = authority.address.replace('127.0.0.1', 'localhost') + path;
    const wsdl = await (await fetch(`${base}?wsdl`)).text();
    expect(/<soap:address location="([^"]*)"/.exec(wsdl)?.[1]).toBe(base);
    const schema = /schemaLocation="([^"]+)"/.exec(wsdl)?.[1] ?? '';
    expect(schema.startsWith(`${base}/`)).toBe(true);
    expect((await fetch(schema)).status).toBe(200);
  },
);
