import type { Child, Structure, TextType } from '../structure/structure.ts';
import { escapedText, escapedValue } from '../xml/escape-text.ts';

type Said = Readonly<Record<string, unknown>>;

/**
 * An element with all that is in it, as canonical XML writes it: attributes in order, no space between, nothing closed
 * in short. What is written needs no second pass before it is signed.
 */
export function writeElement(
  name: string,
  structure: Structure,
  value: Said,
  parts: string[],
  prefix = '',
): void {
  parts.push('<', prefix, name);
  writeInside(name, structure, value, parts, prefix);
}

/** The rest of an element whose tag was begun, for a root that declares its namespace. */
export function writeInside(
  name: string,
  { sortedAttributes, children }: Structure,
  value: Said,
  parts: string[],
  prefix = '',
): void {
  for (const [attribute, { fixed }] of sortedAttributes) {
    const said = fixed ?? (value[attribute] as string | boolean | undefined);
    if (said !== undefined) parts.push(' ', attribute, '="', escapedValue(String(said)), '"');
  }
  parts.push('>');
  for (const child of Object.keys(children)) {
    const said = value[child];
    if (said === undefined) continue;
    const { content, most } = children[child] as Child;
    if (most === 1) writeContent(child, content, said, parts, prefix);
    else for (const each of said as readonly unknown[]) writeContent(child, content, each, parts, prefix);
  }
  parts.push('</', prefix, name, '>');
}

function writeContent(
  name: string,
  content: Structure | TextType<string | boolean>,
  said: unknown,
  parts: string[],
  prefix: string,
): void {
  if (content.kind === 'structure') writeElement(name, content, said as Said, parts, prefix);
  else parts.push('<', prefix, name, '>', escapedText(String(said)), '</', prefix, name, '>');
}
