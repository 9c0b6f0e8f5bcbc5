type Listener = (title: string) => void;

/**
 * The title of the current page, which the page header publishes. For the page of a record, it is the name of
 * the record as soon as the record is loaded.
 */
class PageTitle {
  readonly #listeners = new Set<Listener>();
  #current: string | null = null;

  /**
   * Calls the listener for each title, beginning with the current one. Returns the function that
   * unsubscribes.
   */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    if (this.#current !== null) listener(this.#current);
    return () => void this.#listeners.delete(listener);
  }

  publish(title: string): void {
    this.#current = title;
    for (const listener of this.#listeners) listener(title);
  }
}

export const pageTitle = new PageTitle();
