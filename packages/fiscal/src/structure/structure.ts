export type TextProblem =
  | 'empty'
  | 'too-long'
  | 'too-short'
  | 'not-in-list'
  | 'wrong-form'
  | 'not-a-moment'
  | 'not-positive';

export type TextCheck = (text: string) => TextProblem | null;

/** What a text may be. Patterns are those of the official schema and match the whole text. */
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
  readonly length?: readonly [least: number, most: number];
  readonly values?: readonly string[];
  readonly isPositive?: boolean;
  /** What is wrong with a text of this type; null where nothing is. */
  readonly problemOf: TextCheck;
  /** Never there: it carries the type of the value. */
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
  Least extends number = number,
  Most extends number = number,
> {
  readonly content: Content;
  readonly least: Least;
  readonly most: Most;
  /** The attribute by which no two of them may be the same. */
  readonly distinctBy?: string;
  /** Whether one that cannot be read spoils no other. */
  readonly standsAlone?: boolean;
}

type Attributes = Readonly<Record<string, Attribute>>;
type Children = Readonly<Record<string, Child>>;

/** An element of the protocol: what it says in attributes and what stands in it. */
export interface Structure {
  readonly kind: 'structure';
  /** Of its type in the schema. */
  readonly name: string;
  readonly order: 'all' | 'sequence' | 'choice';
  readonly attributes: Attributes;
  readonly children: Children;
  /** Whether it may hold any text, which nobody reads. */
  readonly holdsText?: boolean;
  /** In the order canonical XML wants, worked out once. */
  readonly sortedAttributes: readonly (readonly [name: string, attribute: Attribute])[];
  /** How many attributes it cannot be without. */
  readonly requiredAttributes: number;
  readonly requiredChildren: number;
}

export function structure<
  const Name extends string,
  const Said extends Attributes,
  const Inside extends Children,
  const Order extends Structure['order'] = 'all',
>(name: Name, attributes: Said, children: Inside = {} as Inside, order: Order = 'all' as Order) {
  const sortedAttributes = Object.entries(attributes).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const requiredAttributes = sortedAttributes.filter(([, { isRequired }]) => isRequired).length;
  const needed = Object.values(children).filter(({ least }) => least > 0);
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

/** The same, with room for a text that says nothing. */
export const withText = <Of extends Structure>(of: Of) => ({ ...of, holdsText: true }) as const;

export const required = <Value extends string | boolean>(type: TextType<Value>): Attribute<Value, true> => ({
  type,
  isRequired: true,
});

export const optional = <Value extends string | boolean>(type: TextType<Value>): Attribute<Value, false> => ({
  type,
  isRequired: false,
});

/** Always the same, so nobody says it. */
export const fixed = (type: TextType, value: string): FixedAttribute => ({
  type,
  isRequired: true,
  fixed: value,
});

export const one = <Content extends Structure | TextType>(content: Content): Child<Content, 1, 1> => ({
  content,
  least: 1,
  most: 1,
});

export const maybe = <Content extends Structure | TextType>(content: Content): Child<Content, 0, 1> => ({
  content,
  least: 0,
  most: 1,
});

export const many = <Content extends Structure | TextType, Least extends number>(
  content: Content,
  least: Least,
  most: number,
): Child<Content, Least, 2> => ({ content, least, most: most as 2 });

/** Several, none of which says in this attribute what another says. */
export const manyDistinct = <Content extends Structure, Least extends number>(
  content: Content,
  least: Least,
  most: number,
  distinctBy: keyof Content['attributes'] & string,
): Child<Content, Least, 2> => ({ ...many(content, least, most), distinctBy });

/** Several that are read each by itself: what is not known of one is passed over, and one that cannot be read is null. */
export const manyAlone = <Content extends Structure, Least extends number>(
  content: Content,
  least: Least,
  most: number,
) => ({ ...many(content, least, most), standsAlone: true }) as const;

type FixedNames<Said> = {
  [Name in keyof Said]: Said[Name] extends FixedAttribute ? Name : never;
}[keyof Said];
type RequiredNames<Said> = Exclude<
  { [Name in keyof Said]: Said[Name] extends Attribute<infer _Value, true> ? Name : never }[keyof Said],
  FixedNames<Said>
>;
type OptionalNames<Said> = Exclude<keyof Said, RequiredNames<Said> | FixedNames<Said>>;
type AttributeValue<Each> = Each extends Attribute<infer Value> ? Value : never;
type ContentValue<Content> = Content extends Structure
  ? ValueOf<Content>
  : Content extends TextType<infer Value>
    ? Value
    : never;
type ChildValue<Each> =
  Each extends Child<infer Content, number, infer Most>
    ? 1 extends Most
      ? ContentValue<Content>
      : readonly (ContentValue<Content> | (Each extends { readonly standsAlone: true } ? null : never))[]
    : never;
type NeededChildren<Inside> = {
  [Name in keyof Inside]: Inside[Name] extends Child<infer _Content, 1> ? Name : never;
}[keyof Inside];

/** What an element holds: its attributes and its children by name, lists where there may be several. */
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
