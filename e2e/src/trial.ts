import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import postgres from 'postgres';
import { openBrowser, startProductOnCopy, type Product } from '@tezga/tools/trial';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { arrivesAt, laptop } from './browser.ts';
import { callerSignedIn, type Login } from './caller.ts';
import { Staff } from './staff.ts';

export interface Entering {
  /** Where to go; without it, wherever the product leads this person. */
  readonly at?: string;
  readonly device?: BrowserContextOptions;
  /** Done to the browser before it asks for anything. */
  readonly before?: (page: Page) => Promise<unknown>;
}

const pagesCloseWithinMs = 10_000;

interface Parts {
  readonly product: Product;
  readonly browser: Browser;
  readonly database: postgres.Sql;
  readonly staff: Staff;
}

/** What the journeys of one file share: a product nobody else uses, with the demonstration in it, and a browser. */
export class Trial {
  #parts: Parts | null = null;
  #complaints: string[] = [];
  #mayComplain = false;

  get product(): Product {
    return this.#begun.product;
  }

  get address(): string {
    return this.product.address;
  }

  get staff(): Staff {
    return this.#begun.staff;
  }

  /** Past all policies, to arrange what no screen can. */
  get database(): postgres.Sql {
    return this.#begun.database;
  }

  get #begun(): Parts {
    if (this.#parts === null) throw new Error('The trial begins with the first test of the file.');
    return this.#parts;
  }

  /** A browser of its own, as another person would have, with nothing in it yet. */
  async openPage(device: BrowserContextOptions = laptop): Promise<Page> {
    const context = await this.#begun.browser.newContext({ acceptDownloads: true, ...device });
    context.setDefaultTimeout(30_000);
    context.on('weberror', (problem) => this.#complaints.push(problem.error().message));
    context.on('console', (message) => {
      // What the browser says of a reply that was not good is the server's word, not the page's.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.#complaints.push(message.text());
    });
    return context.newPage();
  }

  async visit(path = '/', device: BrowserContextOptions = laptop): Promise<Page> {
    const page = await this.openPage(device);
    await page.goto(this.address + path);
    return page;
  }

  /** A browser of its own in a session of its own, past the door, which has journeys of its own. */
  async enter(who: Login, title: string, { at = '/', device, before }: Entering = {}): Promise<Page> {
    const token = (await callerSignedIn(this.address, who)).token() ?? '';
    const url = new URL(at, this.address);
    url.searchParams.set('token', token);
    const page = await this.openPage(device);
    await before?.(page);
    await page.goto(url.href);
    await arrivesAt(page, title);
    return page;
  }

  /** For a journey about errors: elsewhere one that a page throws or logs fails the journey. */
  mayComplain(): void {
    this.#mayComplain = true;
  }

  async begin(): Promise<void> {
    const [product, browser] = await Promise.all([
      startProductOnCopy(inject('demonstrationUrl')),
      openBrowser(),
    ]);
    const database = postgres(product.databaseUrl, { max: 1 });
    this.#parts = { product, browser, database, staff: new Staff(product.address) };
  }

  /** Pages that nobody looks at any more would go on asking the server. */
  async endJourney(): Promise<void> {
    await this.#closePages();
    const complaints = this.#mayComplain ? [] : this.#complaints;
    this.#complaints = [];
    this.#mayComplain = false;
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
  }

  /** Chromium now and then forgets to close a page that is just arriving somewhere; then it is closed itself. */
  async #closePages(): Promise<void> {
    const { browser } = this.#begun;
    const closed = Promise.all(browser.contexts().map((context) => context.close())).then(() => true);
    if (await Promise.race([closed, setTimeout(pagesCloseWithinMs, false, { ref: false })])) return;
    await browser.close();
    this.#parts = { ...this.#begun, browser: await openBrowser() };
  }

  async end(): Promise<void> {
    const { product, browser, database } = this.#begun;
    await Promise.all([database.end(), browser.close()]);
    await product.stop();
  }
}

/** The product and the browser of this file's journeys, from before its first to after its last. */
export function beginTrial(): Trial {
  const trial = new Trial();
  beforeAll(() => trial.begin());
  afterEach(() => trial.endJourney());
  afterAll(() => trial.end());
  return trial;
}
