import { setTimeout } from 'node:timers/promises';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';

const pagesCloseWithinMs = 10_000;

/**
 * The storage types that are cleared after a journey. The HTTP cache is not among them, because the next journey
 * reuses its compiled scripts.
 */
const storageTypes = 'cookies,local_storage,indexeddb,service_workers,cache_storage,file_systems';

/**
 * The browser of one worker, reused by all its files. It reuses one context for each kind of device and
 * clears its storage after each journey, because a new context fetches and compiles all scripts again, which
 * triples the work of a page.
 */
export class WarmBrowser {
  readonly #address: string;
  #connection: Promise<Browser> | null = null;
  readonly #warm = new Map<string, BrowserContext>();
  readonly #inUse = new Set<BrowserContext>();

  constructor(address: string) {
    this.#address = address;
  }

  /** A page in a context with empty storage; a second page on the same device gets a new context. */
  async openPage(device: BrowserContextOptions): Promise<Page> {
    const context = await this.#contextFor(device);
    this.#inUse.add(context);
    return context.pages()[0] ?? context.newPage();
  }

  async #contextFor(device: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(device);
    const warm = this.#warm.get(key);
    if (warm !== undefined && !this.#inUse.has(warm)) return warm;
    this.#connection ??= chromium.connect(this.#address);
    const context = await (await this.#connection).newContext({ acceptDownloads: true, ...device });
    context.setDefaultTimeout(60_000);
    if (warm === undefined) {
      this.#warm.set(key, context);
      context.once('close', () => this.#warm.delete(key));
    }
    return context;
  }

  /** Closes the pages, which would continue to poll the server, and clears the storage. */
  async endJourney(origin: string): Promise<void> {
    const reusedContexts = new Set(this.#warm.values());
    const ended = Promise.all(
      [...this.#inUse].map((context) =>
        reusedContexts.has(context) ? empty(context, origin) : context.close(),
      ),
    ).then(() => true);
    this.#inUse.clear();
    if (await Promise.race([ended, setTimeout(pagesCloseWithinMs, false, { ref: false })])) return;
    // Chromium sometimes fails to close a page that is still loading. Then the connection is closed with all its
    // contexts, and the next page opens a new one.
    const connection = this.#connection;
    this.#connection = null;
    this.#warm.clear();
    await (await connection)?.close();
  }
}

/** Closes all pages and clears the storage. One blank page stays open, because clearing the storage needs a page. */
async function empty(context: BrowserContext, origin: string): Promise<void> {
  await Promise.all(context.pages().map((page) => page.close()));
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  const blank = await context.newPage();
  const session = await context.newCDPSession(blank);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
  await session.detach();
}
