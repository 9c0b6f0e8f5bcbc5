/**
 * The mounted forms with unsaved changes. Before the user leaves the whole screen (sign-out, another business), the
 * app asks about these changes.
 */
export class UnsavedForms {
  readonly #forms = new Set<symbol>();
  #isReleased = false;

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

  /**
   * Called when it is certain that the user leaves the page: from now on neither the app nor the beforeunload
   * dialog of the browser asks about unsaved changes.
   */
  release(): void {
    this.#isReleased = true;
  }

  get isReleased(): boolean {
    return this.#isReleased;
  }
}

/** The unsaved forms of this tab. */
export const unsavedForms = new UnsavedForms();
