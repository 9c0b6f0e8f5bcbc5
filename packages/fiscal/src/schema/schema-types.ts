import type { Service } from '../message/service.ts';
import type { Structure, TextType } from '../structure/structure.ts';

type AnyText = TextType<string | boolean>;

/** The types in the messages of a service, each once, in the order of their first use. */
export interface SchemaTypes {
  readonly structures: readonly Structure[];
  readonly texts: readonly AnyText[];
}

export function schemaTypesOf({ messages }: Pick<Service, 'messages'>): SchemaTypes {
  const structures = new Map<string, Structure>();
  const texts = new Map<string, AnyText>();

  const inside = ({ attributes, children }: Structure): void => {
    for (const { type } of Object.values(attributes)) if (!isBuiltIn(type)) texts.set(type.name, type);
    for (const { content } of Object.values(children)) {
      if (content.kind === 'structure') {
        structures.set(content.name, content);
        inside(content);
      } else if (!isBuiltIn(content)) texts.set(content.name, content);
    }
  };
  for (const message of Object.values(messages)) inside(message);
  return { structures: [...structures.values()], texts: [...texts.values()] };
}

/** True for a type that XML Schema itself defines. */
export const isBuiltIn = ({ name, base }: AnyText): boolean => name === base;
