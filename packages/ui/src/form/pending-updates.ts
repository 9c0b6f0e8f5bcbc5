/**
 * The pending asynchronous updates of a form's fields, such as a new option that the server is still
 * creating.
 */
export class PendingUpdates {
  #pending = new Set<Promise<boolean>>();

  get hasAny(): boolean {
    return this.#pending.size > 0;
  }

  /** Adds an update; its promise resolves to whether the update succeeded. */
  add(update: Promise<boolean>): void {
    const pending = this.#pending;
    pending.add(update);
    void update.finally(() => pending.delete(update));
  }

  /** Waits until nothing is pending. True if all updates succeeded and none was cancelled while waiting. */
  async allSucceeded(): Promise<boolean> {
    const pending = this.#pending;
    let isComplete = true;
    while (pending.size > 0) {
      const outcomes = await Promise.allSettled(pending);
      isComplete &&= outcomes.every((outcome) => outcome.status === 'fulfilled' && outcome.value);
    }
    return isComplete && pending === this.#pending;
  }

  /** Cancels all pending updates: a wait in progress returns false. */
  cancel(): void {
    this.#pending = new Set();
  }
}
