import type { Page } from 'playwright-core';
import { owner } from './browser.ts';
import type { Login } from './caller.ts';
import { fileOnDisk } from './file-on-disk.ts';
import type { Trial } from './trial.ts';

interface SheetFile {
  readonly name: string;
  readonly content: string | Buffer;
}

/** A user on the import page of articles or customers. */
export class ImportVisit {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async of(
    trial: Trial,
    { kind = 'articles', who = owner }: { kind?: 'articles' | 'customers'; who?: Login } = {},
  ): Promise<ImportVisit> {
    const [at, title] =
      kind === 'articles'
        ? ['/articles/import-article', 'Importo artikuj']
        : ['/customers/import-customers', 'Importo klientë'];
    return new ImportVisit(await trial.enter(who, title, { at }));
  }

  async give({ name, content }: SheetFile): Promise<void> {
    const path = await fileOnDisk(this.page, name, Buffer.from(content));
    await this.page.locator('input[type=file]').setInputFiles(path);
  }

  /** Waits until the page and the server have checked every row. */
  async isChecked(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ndrysho kolonat' }).waitFor();
    await this.page.getByText('Po shihet').first().waitFor({ state: 'detached', timeout: 60_000 });
    await this.page
      .getByText(/Po kontrollohen edhe/)
      .first()
      .waitFor({ state: 'detached', timeout: 60_000 });
  }

  /** The numbers of new, changed, unchanged and faulty rows. */
  async counts(): Promise<Record<string, number>> {
    const entries = await this.page
      .locator('[data-state]:has(> :nth-child(3))')
      .evaluateAll((tiles) =>
        tiles
          .filter((tile) => tile.closest('[role=grid]') === null)
          .map((tile) => [
            tile.getAttribute('data-state'),
            Number(
              /[\d\s\u00A0]+/.exec(tile.children[1]?.textContent ?? '')?.[0]?.replaceAll(/\D/g, '') ?? -1,
            ),
          ]),
      );
    return Object.fromEntries(entries) as Record<string, number>;
  }

  /** Goes from the rows back to the file step, when nothing was corrected. */
  async backToFile(): Promise<void> {
    await this.page.getByRole('button', { name: 'Ndrysho kolonat' }).click();
    await this.page.getByRole('button', { name: 'Kthehu' }).click();
  }

  importButton() {
    return this.page.getByRole('button', { name: /^Importo [\d\s]+ rresht/ });
  }

  cell(text: string) {
    return this.page.getByRole('gridcell', { name: text });
  }

  async isDone(): Promise<void> {
    await this.page.getByRole('heading', { name: 'Importi u krye' }).waitFor({ timeout: 60_000 });
  }
}
