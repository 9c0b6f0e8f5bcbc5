/**
 * A failure with a full sentence for the person at the console as its message; printed without a stack trace.
 */
export class ConsoleError extends Error {
  override readonly name = 'ConsoleError';
}
