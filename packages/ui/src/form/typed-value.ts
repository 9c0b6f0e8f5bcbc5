/** What someone typed or chose, from an event of the browser or from a control that gives the value itself. */
export function typedValue(input: unknown, current: unknown): unknown {
  if (typeof input === 'object' && input !== null && 'currentTarget' in input) {
    const target: unknown = input.currentTarget;
    if (typeof target === 'object' && target !== null) {
      const isTick = 'type' in target && target.type === 'checkbox';
      return Reflect.get(target, isTick ? 'checked' : 'value');
    }
  }
  // A cleared choice gives null; a field of text stays a field of text.
  return input === null && typeof current === 'string' ? '' : input;
}
