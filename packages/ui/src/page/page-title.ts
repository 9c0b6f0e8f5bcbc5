type Listener = (title: string) => void;

/** The title of the current page, published by its header: also the name of a record, once it is read. */
class PageTitle {
  readonly #listeners = new Set<Listener>();
  #current: string | null = null;

  /** Calls the listener also with the title of a page that is already shown. Returns the function that unsubscribes. */
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
