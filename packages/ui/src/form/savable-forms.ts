/** The open forms in the order in which they were opened; Ctrl+S saves the last one. */
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
