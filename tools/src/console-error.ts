/** A failure whose message is a full sentence for the person at the console; it is shown without a stack. */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError';
}
