import type { Child, Structure, TextType } from '../structure/structure.ts';
import { escapedText, escapedValue } from '../xml/escape-text.ts';

type Values = Readonly<Record<string, unknown>>;

/**
 * Writes an element in canonical form (sorted attributes, no whitespace, no self-closing tags), so that it
 * can be signed without canonicalizing it again.
 */
export function writeElement(
  name: string,
  structure: Structure,
  values: Values,
  parts: string[],
  prefix = '',
): void {
  parts.push('<', prefix, name);
  writeInside(name, structure, values, parts, prefix);
}

/** Writes an element without its `<name`, for a root element that also declares its namespace. */
export function writeInside(
  name: string,
  { sortedAttributes, children }: Structure,
  values: Values,
  parts: string[],
  prefix = '',
): void {
  for (const [attribute, { fixed }] of sortedAttributes) {
    const value = fixed ?? (values[attribute] as string | boolean | undefined);
    if (value !== undefined) parts.push(' ', attribute, '="', escapedValue(String(value)), '"');
  }
  parts.push('>');
  for (const child of Object.keys(children)) {
    const value = values[child];
    if (value === undefined) continue;
    const { content, max } = children[child] as Child;
    if (max === 1) writeContent(child, content, value, parts, prefix);
    else for (const each of value as readonly unknown[]) writeContent(child, content, each, parts, prefix);
  }
  parts.push('</', prefix, name, '>');
}

function writeContent(
  name: string,
  content: Structure | TextType<string | boolean>,
  value: unknown,
  parts: string[],
  prefix: string,
): void {
  if (content.kind === 'structure') writeElement(name, content, value as Values, parts, prefix);
  else parts.push('<', prefix, name, '>', escapedText(String(value)), '</', prefix, name, '>');
}
