/** What is wrong with the fields of a line, by the ids of their columns; an empty text marks the field only. */
export type LineMessages = Readonly<Record<string, string>>;

/** Always the same object, so that a line with nothing wrong is not drawn again. */
const noMessages: LineMessages = {};

/** The messages of one line among those of a form, whose paths are `lines.0.quantity`. */
export function messagesOfLine(messages: Readonly<Record<string, string>>, place: number): LineMessages {
  const before = `lines.${place}.`;
  const own = Object.entries(messages).filter(([path]) => path.startsWith(before));
  return own.length === 0
    ? noMessages
    : Object.fromEntries(own.map(([path, text]) => [path.slice(before.length), text]));
}
