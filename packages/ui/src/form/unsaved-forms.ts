/** Forms on the screen with changes nobody has saved: whoever takes the whole screen away asks about them first. */
export class UnsavedForms {
  readonly #forms = new Set<symbol>();
  #isLetGo = false;

  add(): () => void {
    const form = Symbol('form');
    this.#forms.add(form);
    return () => {
      this.#forms.delete(form);
    };
  }

  hasAny(): boolean {
    return this.#forms.size > 0;
  }

  /** The page goes for good, by a decision made already: nothing holds it any more, not even the browser's own question. */
  letGo(): void {
    this.#isLetGo = true;
  }

  get isLetGo(): boolean {
    return this.#isLetGo;
  }
}

/** Those of this tab. */
export const unsavedForms = new UnsavedForms();
