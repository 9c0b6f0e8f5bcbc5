import type { BrowserContext, BrowserContextOptions, ConsoleMessage, Page, WebError } from 'playwright-core';
import postgres from 'postgres';
import { freeLoopbackPort } from '@tezga/tools/free-loopback-port';
import { resetDemonstration, startProductOnCopy, type Product } from '@tezga/tools/trial';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { arrivesAt, laptop } from './browser.ts';
import { callerSignedIn, type Login } from './caller.ts';
import type { WarmProduct } from './demonstration.ts';
import { Staff } from './staff.ts';
import { WarmBrowser } from './warm-browser.ts';

export interface Entering {
  /** The path to open; without it, the start page of the user. */
  readonly at?: string;
  readonly device?: BrowserContextOptions;
  /** Runs before the browser sends its first request. */
  readonly before?: (page: Page) => Promise<unknown>;
}

interface Parts {
  /** Null when the file uses the shared running product. */
  readonly product: Product | null;
  readonly address: string;
  readonly database: postgres.Sql;
  readonly staff: Staff;
}

export interface TrialOptions {
  /**
   * Starts a separate product for this file, for journeys that restart the product, start the simulated tax authority
   * or fill the disk.
   */
  readonly ownProduct?: boolean;
}

/**
 * The shared state of the journeys of one file: a product with demo data for this file only, and a browser.
 */
export class Trial {
  readonly #options: TrialOptions;
  #parts: Parts | null = null;
  #pageErrors: string[] = [];
  readonly #stopListening: (() => void)[] = [];
  #arePageErrorsAllowed = false;

  constructor(options: TrialOptions) {
    this.#options = options;
  }

  get product(): Product {
    const { product } = this.#begun;
    if (product === null) throw new Error('Only a trial with its own product may restart it.');
    return product;
  }

  get address(): string {
    return this.#begun.address;
  }

  get staff(): Staff {
    return this.#begun.staff;
  }

  /** A connection that bypasses row-level security, to prepare data that no screen can create. */
  get database(): postgres.Sql {
    return this.#begun.database;
  }

  get #begun(): Parts {
    if (this.#parts === null) throw new Error('The trial starts with the first test of the file.');
    return this.#parts;
  }

  /** A page in a browser context with empty storage, like the browser of another user. */
  async openPage(device: BrowserContextOptions = laptop): Promise<Page> {
    const page = await browserOfWorker().openPage(device);
    this.#listenTo(page.context());
    return page;
  }

  #listenTo(context: BrowserContext): void {
    const onError = (problem: WebError) => void this.#pageErrors.push(problem.error().message);
    const onConsole = (message: ConsoleMessage) => {
      // Ignores the line that the browser logs for a reply with an error status: it is not an error of the page.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.#pageErrors.push(message.text());
    };
    context.on('weberror', onError).on('console', onConsole);
    this.#stopListening.push(() => context.off('weberror', onError).off('console', onConsole));
  }

  async visit(path = '/', device: BrowserContextOptions = laptop): Promise<Page> {
    const page = await this.openPage(device);
    await page.goto(this.address + path);
    return page;
  }

  /** Opens a page with a new session. It skips the login form, which has its own journeys. */
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

  /**
   * Allows errors in pages, for journeys about errors; in other journeys an error of a page fails the test.
   */
  allowPageErrors(): void {
    this.#arePageErrorsAllowed = true;
  }

  async begin(): Promise<void> {
    const clusterUrl = inject('demonstrationUrl');
    const product = this.#options.ownProduct
      ? await startProductOnCopy(clusterUrl, { port: await portOfWorker() })
      : null;
    if (product === null) await resetDemonstration(clusterUrl, warmProduct().databaseUrl);
    const { address, databaseUrl } = product ?? warmProduct();
    const database = postgres(databaseUrl, { max: 1 });
    this.#parts = { product, address, database, staff: new Staff(address) };
  }

  async endJourney(): Promise<void> {
    await browserOfWorker().endJourney(this.address);
    for (const stop of this.#stopListening.splice(0)) stop();
    const pageErrors = this.#arePageErrorsAllowed ? [] : this.#pageErrors;
    this.#pageErrors = [];
    this.#arePageErrorsAllowed = false;
    if (pageErrors.length > 0) throw new Error(`The page threw or logged errors:\n${pageErrors.join('\n')}`);
  }

  async end(): Promise<void> {
    const { product, database } = this.#begun;
    await database.end();
    await product?.stop();
  }
}

/** The running product and browser of this Vitest worker, shared by all its test files. */
function warmProduct(): WarmProduct {
  const product = inject('warmProducts')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (product === undefined) throw new Error('There are more workers than running products.');
  return product;
}

let ownPort: Promise<number> | null = null;

/**
 * The port of the separate products of this worker, which run one after the other. On the same port the browser sees
 * the same origin and reuses the cached scripts.
 */
function portOfWorker(): Promise<number> {
  ownPort ??= freeLoopbackPort();
  return ownPort;
}

let warmBrowser: WarmBrowser | null = null;

/** Returns the same browser to all test files of a worker, because they share this module. */
function browserOfWorker(): WarmBrowser {
  warmBrowser ??= new WarmBrowser(warmProduct().browserUrl);
  return warmBrowser;
}

/**
 * Sets up the product and the browser before the first test of this file, and tears them down after the last.
 */
export function beginTrial(options: TrialOptions = {}): Trial {
  const trial = new Trial(options);
  beforeAll(() => trial.begin());
  afterEach(() => trial.endJourney());
  afterAll(() => trial.end());
  return trial;
}
