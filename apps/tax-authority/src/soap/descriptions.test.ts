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

test('a GET of the service address redirects to the WSDL', async () => {
  const response = await fetch(`${authority.address}/FiscalizationService-v3?wsdl`);
  expect(response.url).toBe(`${authority.address}/FiscalizationService-v3/FiscalizationService.wsdl`);
  expect(await response.text()).toContain('<wsdl:definitions');
});
