type Listener = (title: string) => void;

/** The title of the current page, published by its header: also the name of a record, once it is read. */
class PageTitle {
  readonly #listeners = new Set<Listener>();

  /** Returns the function that ends the subscription. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  publish(title: string): void {
    for (const listener of this.#listeners) listener(title);
  }
}

export const pageTitle = new PageTitle();
