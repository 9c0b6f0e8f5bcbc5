/**
 * An expected failure. Its message is a full sentence for the person at the console, and is printed without a
 * stack trace.
 */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError';
}
