import type { LocalCustomer } from '@tezga/local-store';
import { vi } from 'vitest';
import type { FromWorker, ToWorker } from '../business/customers/local/worker-messages.ts';

export const widths = { wide: 1366, phone: 390 } as const;
export type Width = keyof typeof widths;

const queries = new Map<string, FakeMediaQuery>();
const observers = new Set<FakeResizeObserver>();

const inPixels = (found: RegExpExecArray) => Number(found[1]) * (found[2] === 'em' ? 16 : 1);

/**
 * A media query whose `matches` follows the window width, because modules create the query once and read it later.
 */
class FakeMediaQuery extends EventTarget {
  readonly media: string;
  onchange = null;

  constructor(media: string) {
    super();
    this.media = media;
  }

  get matches(): boolean {
    // Reduced motion, so that no test waits for an animation.
    if (this.media.includes('prefers-reduced-motion')) return true;
    const smallest = /min-width:\s*([\d.]+)(px|em)/.exec(this.media);
    const largest = /max-width:\s*([\d.]+)(px|em)/.exec(this.media);
    if (smallest === null && largest === null) return false;
    return (
      (smallest === null || innerWidth >= inPixels(smallest)) &&
      (largest === null || innerWidth <= inPixels(largest))
    );
  }

  addListener(listener: () => void): void {
    this.addEventListener('change', listener);
  }

  removeListener(listener: () => void): void {
    this.removeEventListener('change', listener);
  }
}

class FakeResizeObserver {
  readonly #callback: () => void;

  constructor(callback: () => void) {
    this.#callback = callback;
  }

  observe(): void {
    observers.add(this);
  }

  unobserve(): void {
    observers.delete(this);
  }

  disconnect(): void {
    observers.delete(this);
  }

  notify(): void {
    this.#callback();
  }
}

/** Never reports an element as visible. */
class FakeIntersectionObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

let localCustomers: readonly LocalCustomer[] = [];

/** Sets the search results of the local copy of customers, for any search text. */
export function findLocally(customers: readonly LocalCustomer[]): void {
  localCustomers = customers;
}

/**
 * A fake of the worker that has the local copy of customers: it returns the results set by the test and never syncs.
 */
class FakeWorker extends EventTarget {
  postMessage(message: ToWorker): void {
    if (message.kind !== 'search') return;
    const data: FromWorker = { kind: 'found', id: message.id, customers: [...localCustomers] };
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  terminate(): void {}
}

/** Sets the window width and notifies the open page. */
export function setWidth(width: Width): void {
  Object.defineProperty(globalThis, 'innerWidth', { value: widths[width], configurable: true });
  for (const query of queries.values()) query.dispatchEvent(new Event('change'));
  for (const observer of observers) observer.notify();
}

/** Adds APIs that a DOM without layout lacks: sizes, media queries, observers, workers. */
export function addBrowserParts(): void {
  setWidth('wide');
  Object.defineProperty(globalThis, 'innerHeight', { value: 800, configurable: true });
  vi.stubGlobal('matchMedia', (media: string) => {
    const query = queries.get(media) ?? new FakeMediaQuery(media);
    queries.set(media, query);
    return query;
  });
  vi.stubGlobal('ResizeObserver', FakeResizeObserver);
  vi.stubGlobal('IntersectionObserver', FakeIntersectionObserver);
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('print', () => undefined);
  // Every element has the size of the window: wide enough for columns, high enough for the first rows of a long
  // list.
  for (const [name, size] of [
    ['offsetWidth', () => innerWidth],
    ['offsetHeight', () => innerHeight],
    ['clientWidth', () => innerWidth],
    ['clientHeight', () => innerHeight],
  ] as const)
    Object.defineProperty(HTMLElement.prototype, name, { get: size, configurable: true });
  // A visible, non-empty rectangle: with an empty one, a menu hides, as if its button had been scrolled out of view.
  Element.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20);
  vi.stubGlobal('getComputedStyle', styleWithoutSheets);
  // Queries by role use the window of the document, which is not the global object here.
  if (document.defaultView !== null) Object.assign(document.defaultView, { getComputedStyle });
  HTMLInputElement.prototype.select = select;
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  globalThis.scrollTo = () => undefined;
  Object.defineProperty(document, 'fonts', { value: new FakeFonts(), configurable: true });
}

const inlineTags = new Set(
  'A ABBR B BUTTON CODE EM I IMG INPUT KBD LABEL MARK Q S SMALL SPAN STRONG SUB SUP SVG TIME U'.split(' '),
);

/**
 * Style sheets are not loaded, so an element has only its inline style; computing real styles would take most of
 * the test time.
 */
function styleWithoutSheets(element: HTMLElement): CSSStyleDeclaration {
  const own = element.style;
  const usual = () => (inlineTags.has(element.tagName.toUpperCase()) ? 'inline' : 'block');
  const display = () => (element.hidden ? 'none' : own.display || usual());
  const valueOf = (name: string) => (name === 'display' ? display() : own.getPropertyValue(name));
  return new Proxy(own, {
    get: (_style, name) => {
      if (name === 'getPropertyValue') return valueOf;
      return name === 'display' ? display() : (Reflect.get(own, name, own) as unknown);
    },
  });
}

/** Browsers focus a field when its text is selected. */
function select(this: HTMLInputElement): void {
  this.focus();
  this.setSelectionRange(0, this.value.length);
}

class FakeFonts extends EventTarget {
  readonly ready = Promise.resolve(this);
  readonly status = 'loaded';
}

export function forgetBrowserParts(): void {
  localCustomers = [];
  observers.clear();
  setWidth('wide');
}
