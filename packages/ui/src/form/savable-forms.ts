/** Forms on the screen, the one opened last at the end: Ctrl+S is meant for that one. */
export class SavableForms {
  readonly #forms: symbol[] = [];

  open(form: symbol): () => void {
    this.#forms.push(form);
    return () => {
      this.#forms.splice(this.#forms.indexOf(form), 1);
    };
  }

  isOnTop(form: symbol): boolean {
    return this.#forms.at(-1) === form;
  }
}
