/** The new value of a field, from a browser event or from a control that passes the value itself. */
export function typedValue(input: unknown, current: unknown): unknown {
  if (typeof input === 'object' && input !== null && 'currentTarget' in input) {
    const target: unknown = input.currentTarget;
    if (typeof target === 'object' && target !== null) {
      const isTick = 'type' in target && target.type === 'checkbox';
      return Reflect.get(target, isTick ? 'checked' : 'value');
    }
  }
  // A cleared select passes null, but the value of a text field must stay a string.
  return input === null && typeof current === 'string' ? '' : input;
}
