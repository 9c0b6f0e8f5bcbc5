/**
 * The kit for component tests: renders the real app in a DOM, at a URL, for a user with a role. Only `fetch` is fake:
 * FakeServer validates requests and replies against the contract, and has default replies for the calls of every screen.
 *
 *   test('a name that is taken is refused beside its field', async () => {
 *     server.refuse(contract.categories.add, 'category-name-taken');
 *     await enter('/category/add-category', { title: 'Kategori e re' });
 *     const name = await fill('Emri i kategorisë', 'Pije');
 *     await save();
 *     await text('Keni tashmë një kategori me këtë emër.');
 *     expect(document.activeElement).toBe(name);
 *     expect(server.sent(contract.categories.add)).toEqual([{ categoryDesc: 'Pije' }]);
 *   });
 *
 * A call without a reply, a request or reply that violates the contract, an error in the console or a warning of React
 * fails the test. Style sheets are not loaded: visibility by CSS and layout are tested in a browser (e2e).
 */
export {
  aBusiness,
  aListedBusiness,
  aManagedBusiness,
  anOwnData,
  aMoment,
  anId,
  answerAs,
  owner,
  pageOf,
  personWithRole,
  selfOf,
  someoneWho,
  superAdmin,
  userOf,
  type Person,
} from './a-business.ts';
export { answerPalette, nothingToDo } from './arriving.ts';
export { findLocally, setWidth } from './browser-parts.ts';
export { Collection } from './collection.ts';
export { allowPageErrors } from './console-errors.ts';
export { admit, asksBeforeUnload, enter, loadedByApp, reload, server, wasAskedByBrowser } from './enter.tsx';
export { FakeRefusal } from './fake-http.ts';
export { ReplyWithToken } from './fake-server.ts';
export * from './finding.ts';
