import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { contract, roleFrom } from '@tezga/contract';
import { aBusiness, answerUsually, owner, selfOf, type Person } from './a-business.ts';
import { setWidth, type Width } from './browser-parts.ts';
import { FakeServer } from './fake-server.ts';
import { heading } from './finding.ts';

let root: Root | null = null;
let sessions = 0;
/** The signed-in people by token. */
const people = new Map<string | null, Person>();
/** Counts page loads, so that a page that loads slowly is not rendered into the next test. */
let pages = 0;
/**
 * Whether the test has reloaded the page. A reload loads the app's modules again, so `endTest` resets them for the next
 * test.
 */
let isSecondPage = false;

let loaded: string[] = [];

/** The page loads that the app itself has triggered: 'reload', or the URL. */
export const loadedByApp = (): readonly string[] => loaded;

let didBrowserAsk = false;

/** Whether the browser would have shown its beforeunload dialog on one of these page loads. */
export const wasAskedByBrowser = (): boolean => didBrowserAsk;

function noteLoading(what: string): void {
  loaded.push(what);
  if (asksBeforeUnload()) didBrowserAsk = true;
}

/** The fake server of the current test. */
export let server = new FakeServer();

export interface Entering {
  /** The owner by default; null opens the app signed out. */
  readonly as?: Person | null;
  readonly width?: Width;
  /** The page heading to wait for. */
  readonly title?: string;
  /** A token from the URL, as main.tsx passes it on. */
  readonly arriving?: string;
}

/** Opens the app at a URL, after leaving the page that is open. */
export async function enter(
  at: string,
  { as = owner, width = 'wide', title, arriving }: Entering = {},
): Promise<void> {
  leavePage();
  setWidth(width);
  if (as !== null) localStorage.setItem('access-token', admit(as));
  history.replaceState(null, '', at);
  await draw(arriving);
  if (title !== undefined) await heading(title);
}

/** Creates a token for the person. Client and fake server accept it, because they do not check the signature. */
export function admit(
  person: Person,
  businessId: string | null = person.isAdmin === true ? null : aBusiness.businessId,
): string {
  sessions += 1;
  const app = person.isAdmin === true ? 'sa' : 'backoffice';
  const facts = { sub: person.userId, business: businessId, app, jti: `session ${sessions}` };
  const token = `e30.${btoa(JSON.stringify(facts))}.`;
  people.set(token, person);
  const isWithoutRole = businessId === null && person.isAdmin !== true;
  server.admit(token, { role: isWithoutRole ? null : roleFrom(person.role), businessId });
  return token;
}

/** Simulates F5: memory is cleared, storages and the URL stay. */
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

/** Before each test: a new fake server with the default replies, and a location that reloads only this page. */
export function beginTest(): void {
  server = new FakeServer();
  answerUsually(server);
  server.answer(contract.access.myRole, (_input, token) => selfOf(people.get(token) ?? owner));
  vi.stubGlobal('fetch', server.fetch);
  loaded = [];
  didBrowserAsk = false;
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

/** After each test: clears the page, the storages and the modules. */
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

/** Whether the browser would show its beforeunload dialog now. */
export function asksBeforeUnload(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
}
