/** The error messages of a line by column id; an empty text marks the field as invalid without a message. */
export type LineMessages = Readonly<Record<string, string>>;

/** Always the same object, so that a memoized line without errors is not rendered again. */
const noMessages: LineMessages = {};

/** The messages of one line, selected from the messages of a form by their paths (`lines.0.quantity`). */
export function messagesOfLine(messages: Readonly<Record<string, string>>, place: number): LineMessages {
  const before = `lines.${place}.`;
  const own = Object.entries(messages).filter(([path]) => path.startsWith(before));
  return own.length === 0
    ? noMessages
    : Object.fromEntries(own.map(([path, text]) => [path.slice(before.length), text]));
}
