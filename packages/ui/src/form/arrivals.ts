/** What is on its way to the fields of a form, such as a choice that the server has yet to add. */
export class Arrivals {
  #underWay = new Set<Promise<boolean>>();

  get hasAny(): boolean {
    return this.#underWay.size > 0;
  }

  /** In the end it says whether it came. */
  add(arrival: Promise<boolean>): void {
    const underWay = this.#underWay;
    underWay.add(arrival);
    void arrival.finally(() => underWay.delete(arrival));
  }

  /** Until nothing is under way any more: true when all of it came and nobody has given it up meanwhile. */
  async allCame(): Promise<boolean> {
    const underWay = this.#underWay;
    let isComplete = true;
    while (underWay.size > 0) {
      const outcomes = await Promise.allSettled(underWay);
      isComplete &&= outcomes.every((outcome) => outcome.status === 'fulfilled' && outcome.value);
    }
    return isComplete && underWay === this.#underWay;
  }

  /** Whoever waits for what is under way now waits in vain. */
  giveUp(): void {
    this.#underWay = new Set();
  }
}
