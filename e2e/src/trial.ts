import type { BrowserContext, BrowserContextOptions, ConsoleMessage, Page, WebError } from 'playwright-core';
import postgres from 'postgres';
import { copyDemonstrationAnew, startProductOnCopy, type Product } from '@tezga/tools/trial';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { arrivesAt, laptop } from './browser.ts';
import { callerSignedIn, type Login } from './caller.ts';
import type { WarmPlace } from './demonstration.ts';
import { Staff } from './staff.ts';
import { WarmBrowser } from './warm-browser.ts';

export interface Entering {
  /** Where to go; without it, wherever the product leads this person. */
  readonly at?: string;
  readonly device?: BrowserContextOptions;
  /** Done to the browser before it asks for anything. */
  readonly before?: (page: Page) => Promise<unknown>;
}

interface Parts {
  /** Null where the file takes the product that is running already. */
  readonly product: Product | null;
  readonly address: string;
  readonly database: postgres.Sql;
  readonly staff: Staff;
}

export interface TrialOptions {
  /** Started for this file and stopped with it: for journeys that restart it, start the stand-in, or fill its disk. */
  readonly ownProduct?: boolean;
}

/** What the journeys of one file share: a product with the demonstration in it that nobody else uses, and a browser. */
export class Trial {
  readonly #options: TrialOptions;
  #parts: Parts | null = null;
  #complaints: string[] = [];
  readonly #stopListening: (() => void)[] = [];
  #mayComplain = false;

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

  /** Past all policies, to arrange what no screen can. */
  get database(): postgres.Sql {
    return this.#begun.database;
  }

  get #begun(): Parts {
    if (this.#parts === null) throw new Error('The trial begins with the first test of the file.');
    return this.#parts;
  }

  /** A browser of its own, as another person would have, with nothing stored in it yet. */
  async openPage(device: BrowserContextOptions = laptop): Promise<Page> {
    const page = await browserOfWorker().openPage(device);
    this.#listenTo(page.context());
    return page;
  }

  #listenTo(context: BrowserContext): void {
    const onError = (problem: WebError) => void this.#complaints.push(problem.error().message);
    const onConsole = (message: ConsoleMessage) => {
      // What the browser says of a reply that was not good is the server's word, not the page's.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
        this.#complaints.push(message.text());
    };
    context.on('weberror', onError).on('console', onConsole);
    this.#stopListening.push(() => context.off('weberror', onError).off('console', onConsole));
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
    const clusterUrl = inject('demonstrationUrl');
    const product = this.#options.ownProduct ? await startProductOnCopy(clusterUrl) : null;
    if (product === null) await copyDemonstrationAnew(clusterUrl, warmPlace().databaseUrl);
    const { address, databaseUrl } = product ?? warmPlace();
    const database = postgres(databaseUrl, { max: 1 });
    this.#parts = { product, address, database, staff: new Staff(address) };
  }

  async endJourney(): Promise<void> {
    await browserOfWorker().endJourney(this.address);
    for (const stop of this.#stopListening.splice(0)) stop();
    const complaints = this.#mayComplain ? [] : this.#complaints;
    this.#complaints = [];
    this.#mayComplain = false;
    if (complaints.length > 0) throw new Error(`The page complained:\n${complaints.join('\n')}`);
  }

  async end(): Promise<void> {
    const { product, database } = this.#begun;
    await database.end();
    await product?.stop();
  }
}

/** The running product and browser of this worker, which takes one file after the other. */
function warmPlace(): WarmPlace {
  const place = inject('warmPlaces')[Number(process.env['VITEST_POOL_ID']) - 1];
  if (place === undefined) throw new Error('There are more workers than running products.');
  return place;
}

let warmBrowser: WarmBrowser | null = null;

/** It outlasts the file, like every module of a worker. */
function browserOfWorker(): WarmBrowser {
  warmBrowser ??= new WarmBrowser(warmPlace().browserUrl);
  return warmBrowser;
}

/** The product and the browser of this file's journeys, from before its first to after its last. */
export function beginTrial(options: TrialOptions = {}): Trial {
  const trial = new Trial(options);
  beforeAll(() => trial.begin());
  afterEach(() => trial.endJourney());
  afterAll(() => trial.end());
  return trial;
}
