export type TextProblem =
  | 'empty'
  | 'too-long'
  | 'too-short'
  | 'not-in-list'
  | 'wrong-form'
  | 'not-a-moment'
  | 'not-positive';

export type TextCheck = (text: string) => TextProblem | null;

/** The conditions for a text value. Patterns come from the official schema and match the whole text. */
export interface TextType<Value extends string | boolean = string> {
  readonly kind: 'text';
  readonly name: string;
  readonly base:
    | 'string'
    | 'decimal'
    | 'double'
    | 'int'
    | 'integer'
    | 'boolean'
    | 'dateTime'
    | 'date'
    | 'base64Binary';
  readonly pattern?: string;
  readonly length?: readonly [min: number, max: number];
  readonly values?: readonly string[];
  readonly isPositive?: boolean;
  /** Returns the problem of a text of this type; null if there is none. */
  readonly problemOf: TextCheck;
  /** Never set; it only carries the type. */
  readonly value?: Value;
}

export interface Attribute<
  Value extends string | boolean = string | boolean,
  IsRequired extends boolean = boolean,
> {
  readonly type: TextType<Value>;
  readonly isRequired: IsRequired;
  readonly fixed?: string;
}

export interface FixedAttribute extends Attribute<string, true> {
  readonly fixed: string;
}

export interface Child<
  Content extends Structure | TextType<string | boolean> = Structure | TextType<string | boolean>,
  Min extends number = number,
  Max extends number = number,
> {
  readonly content: Content;
  readonly min: Min;
  readonly max: Max;
  /** The attribute whose value must be unique within the list. */
  readonly distinctBy?: string;
  /** True if an unreadable item is skipped instead of failing the whole message. */
  readonly isIndependent?: boolean;
}

type Attributes = Readonly<Record<string, Attribute>>;
type Children = Readonly<Record<string, Child>>;

/** An element of the protocol: its attributes and children. */
export interface Structure {
  readonly kind: 'structure';
  /** Name of the type in the schema. */
  readonly name: string;
  readonly order: 'all' | 'sequence' | 'choice';
  readonly attributes: Attributes;
  readonly children: Children;
  /** True if the element may contain text, which is ignored. */
  readonly holdsText?: boolean;
  /** The attributes in the order of canonical XML, sorted once. */
  readonly sortedAttributes: readonly (readonly [name: string, attribute: Attribute])[];
  /** Number of required attributes. */
  readonly requiredAttributes: number;
  readonly requiredChildren: number;
}

export function structure<
  const Name extends string,
  const Attrs extends Attributes,
  const Inside extends Children,
  const Order extends Structure['order'] = 'all',
>(name: Name, attributes: Attrs, children: Inside = {} as Inside, order: Order = 'all' as Order) {
  const sortedAttributes = Object.entries(attributes).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const requiredAttributes = sortedAttributes.filter(([, { isRequired }]) => isRequired).length;
  const needed = Object.values(children).filter(({ min }) => min > 0);
  return {
    kind: 'structure',
    name,
    order,
    attributes,
    children,
    sortedAttributes,
    requiredAttributes,
    requiredChildren: order === 'choice' ? 1 : needed.length,
  } as const;
}

/** The structure with text content allowed; the text is ignored. */
export const withText = <Of extends Structure>(of: Of) => ({ ...of, holdsText: true }) as const;

export const required = <Value extends string | boolean>(type: TextType<Value>): Attribute<Value, true> => ({
  type,
  isRequired: true,
});

export const optional = <Value extends string | boolean>(type: TextType<Value>): Attribute<Value, false> => ({
  type,
  isRequired: false,
});

/** A constant attribute: the writer adds it, so values do not include it. */
export const fixed = (type: TextType, value: string): FixedAttribute => ({
  type,
  isRequired: true,
  fixed: value,
});

export const one = <Content extends Structure | TextType>(content: Content): Child<Content, 1, 1> => ({
  content,
  min: 1,
  max: 1,
});

export const maybe = <Content extends Structure | TextType>(content: Content): Child<Content, 0, 1> => ({
  content,
  min: 0,
  max: 1,
});

export const many = <Content extends Structure | TextType, Min extends number>(
  content: Content,
  min: Min,
  max: number,
): Child<Content, Min, 2> => ({ content, min, max: max as 2 });

/** A list whose items must differ in this attribute. */
export const manyDistinct = <Content extends Structure, Min extends number>(
  content: Content,
  min: Min,
  max: number,
  distinctBy: keyof Content['attributes'] & string,
): Child<Content, Min, 2> => ({ ...many(content, min, max), distinctBy });

/**
 * A list whose items are read independently: unknown fields are ignored, and an unreadable item becomes null.
 */
export const manyIndependent = <Content extends Structure, Min extends number>(
  content: Content,
  min: Min,
  max: number,
) => ({ ...many(content, min, max), isIndependent: true }) as const;

type FixedNames<Attrs> = {
  [Name in keyof Attrs]: Attrs[Name] extends FixedAttribute ? Name : never;
}[keyof Attrs];
type RequiredNames<Attrs> = Exclude<
  { [Name in keyof Attrs]: Attrs[Name] extends Attribute<infer _Value, true> ? Name : never }[keyof Attrs],
  FixedNames<Attrs>
>;
type OptionalNames<Attrs> = Exclude<keyof Attrs, RequiredNames<Attrs> | FixedNames<Attrs>>;
type AttributeValue<Each> = Each extends Attribute<infer Value> ? Value : never;
type ContentValue<Content> = Content extends Structure
  ? ValueOf<Content>
  : Content extends TextType<infer Value>
    ? Value
    : never;
type ChildValue<Each> =
  Each extends Child<infer Content, number, infer Max>
    ? 1 extends Max
      ? ContentValue<Content>
      : readonly (ContentValue<Content> | (Each extends { readonly isIndependent: true } ? null : never))[]
    : never;
type NeededChildren<Inside> = {
  [Name in keyof Inside]: Inside[Name] extends Child<infer _Content, 1> ? Name : never;
}[keyof Inside];

/** The value of an element: attributes and children by name. Repeatable children are arrays. */
export type ValueOf<Of extends Pick<Structure, 'attributes' | 'children'>> = {
  readonly [Name in RequiredNames<Of['attributes']>]: AttributeValue<Of['attributes'][Name]>;
} & {
  readonly [Name in OptionalNames<Of['attributes']>]?: AttributeValue<Of['attributes'][Name]> | undefined;
} & {
  readonly [Name in NeededChildren<Of['children']>]: ChildValue<Of['children'][Name]>;
} & {
  readonly [Name in Exclude<keyof Of['children'], NeededChildren<Of['children']>>]?:
    | ChildValue<Of['children'][Name]>
    | undefined;
};
