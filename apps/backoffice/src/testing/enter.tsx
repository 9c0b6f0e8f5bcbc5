import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { contract } from '@tezga/contract';
import { aBusiness, answerUsually, owner, selfOf, type Person } from './a-business.ts';
import { setWidth, type Width } from './browser-parts.ts';
import { FakeServer } from './fake-server.ts';
import { heading } from './finding.ts';

let root: Root | null = null;
let sessions = 0;
/** Who has which token. */
const people = new Map<string | null, Person>();
/** Grows with each page that is loaded, so that one that loads slowly is not drawn into the next test. */
let pages = 0;
/** After a reload the modules of the app are those of another page, with the memory of what ended the first one. */
let isSecondPage = false;

let loaded: string[] = [];

/** What the app itself loaded anew: 'reload', or the address where it went. */
export const loadedByApp = (): readonly string[] => loaded;

let asked = false;

/** Whether the browser would have asked before one of the pages that the app itself loaded. */
export const wasAskedByBrowser = (): boolean => asked;

function noteLoading(what: string): void {
  loaded.push(what);
  if (asksBeforeUnload()) asked = true;
}

/** The server of the test that runs now. */
export let server = new FakeServer();

export interface Entering {
  /** The owner unless said otherwise; null comes without a session. */
  readonly as?: Person | null;
  readonly width?: Width;
  /** The heading of the page, which is awaited. */
  readonly title?: string;
  /** A token that the address brought along, as main.tsx would hand it over. */
  readonly arriving?: string;
}

/** Opens the app at an address. */
export async function enter(
  at: string,
  { as = owner, width = 'wide', title, arriving }: Entering = {},
): Promise<void> {
  setWidth(width);
  if (as !== null) localStorage.setItem('access-token', admit(as));
  history.replaceState(null, '', at);
  await draw(arriving);
  if (title !== undefined) await heading(title);
}

/** A token with which the server knows the person, in the form that the client reads; nobody checks its signature. */
export function admit(
  person: Person,
  businessId: string | null = person.isAdmin === true ? null : aBusiness.businessId,
): string {
  sessions += 1;
  const app = person.isAdmin === true ? 'sa' : 'backoffice';
  const facts = { sub: person.userId, business: businessId, app, jti: `session ${sessions}` };
  const token = `e30.${btoa(JSON.stringify(facts))}.`;
  const { roleCode: code, ...permissions } = person.role;
  people.set(token, person);
  const isWithoutRole = businessId === null && person.isAdmin !== true;
  server.admit(token, { role: isWithoutRole ? null : { code, ...permissions }, businessId });
  return token;
}

/** What F5 does: all that is in memory goes, the storages and the address stay. */
export async function reload(): Promise<void> {
  leavePage();
  isSecondPage = true;
  vi.resetModules();
  await draw();
}

async function draw(arriving: string | null = null): Promise<void> {
  pages += 1;
  const page = pages;
  const { App } = await import('../App.tsx');
  if (page !== pages) return;
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  root.render(<App arriving={arriving} />);
}

function leavePage(): void {
  pages += 1;
  root?.unmount();
  root = null;
  document.body.replaceChildren();
}

/** Before each test: a server of its own that answers the usual, and a location that reloads this page only. */
export function beginTest(): void {
  server = new FakeServer();
  answerUsually(server);
  server.answer(contract.access.myRole, (_input, token) => selfOf(people.get(token) ?? owner));
  vi.stubGlobal('fetch', server.fetch);
  loaded = [];
  asked = false;
  vi.spyOn(location, 'reload').mockImplementation(() => {
    noteLoading('reload');
    void reload();
  });
  vi.spyOn(location, 'assign').mockImplementation((address) => {
    noteLoading(String(address));
    history.replaceState(null, '', address);
    void reload();
  });
}

/** After each test nothing of it is left in the page, the storages or the modules. */
export async function endTest(): Promise<void> {
  const { toast } = await import('@tezga/ui');
  leavePage();
  for (const { id } of toast.current()) toast.dismiss(id);
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  if (isSecondPage) vi.resetModules();
  isSecondPage = false;
  people.clear();
}

/** Whether the browser would ask before the tab is closed or the page reloaded. */
export function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}
