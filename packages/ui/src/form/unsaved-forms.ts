/**
 * The mounted forms with unsaved changes; leaving the whole screen (sign-out, another business) asks about them
 * first.
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
   * The page is about to be left by a decision already made: from now on nothing asks, not even the browser's
   * beforeunload dialog.
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
