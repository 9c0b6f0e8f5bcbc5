/** The content types of an element. An amount has the currency of the document as an attribute. */
export type Content =
  | { readonly kind: 'text' | 'amount' | 'flag' }
  | {
      readonly kind: 'qualified';
      /** The field of the model that has the text of the element. */
      readonly value: string;
      /** Pairs of a model field and an attribute name, in canonical order. */
      readonly attributes: readonly (readonly [key: string, attribute: string])[];
    }
  | { readonly kind: 'shape'; readonly shape: UblShape<unknown> };

export interface Field<Value, IsOptional extends boolean> {
  /**
   * The path below the element of the shape, such as `cac:Country/cbc:IdentificationCode`. In a list, the
   * first element of the path repeats.
   */
  readonly path: string;
  readonly content: Content;
  readonly isList: boolean;
  readonly isOptional: IsOptional;
  /** Never set; it only carries the type. */
  readonly value?: Value;
}

type Fields<Model> = {
  readonly [Key in keyof Model]-?: Field<
    Exclude<Model[Key], undefined>,
    undefined extends Model[Key] ? true : false
  >;
};

/**
 * A node of a shape: an element around other nodes, an element with constant text, or the element of a model
 * field.
 */
export type UblNode =
  | { readonly kind: 'wrapper'; readonly tag: string; readonly children: readonly UblNode[] }
  | { readonly kind: 'constant'; readonly tag: string; readonly text: string }
  | {
      readonly kind: 'field';
      readonly tag: string;
      /** The steps of the path below the repeated element; only for lists. */
      readonly below: readonly string[];
      readonly key: string;
      readonly field: Field<unknown, boolean>;
    };

export interface UblShape<Model> {
  readonly nodes: readonly UblNode[];
  /** Never set; it only carries the type. */
  readonly model?: Model;
}

/** Child elements with constant text, written before or after the fields. */
interface Constants {
  readonly before?: readonly [path: string, text: string];
  readonly after?: readonly [path: string, text: string];
}

export function ublShape<Model>(fields: Fields<Model>, { before, after }: Constants = {}): UblShape<Model> {
  const nodes: UblNode[] = [];
  if (before !== undefined) place(nodes, before[0].split('/'), constantOf(before[1]));
  for (const [key, field] of Object.entries<Field<unknown, boolean>>(fields)) {
    const steps = field.path.split('/');
    if (field.path === '') continue;
    if (field.isList) nodes.push({ kind: 'field', tag: steps[0] ?? '', below: steps.slice(1), key, field });
    else place(nodes, steps, (tag) => ({ kind: 'field', tag, below: [], key, field }));
  }
  if (after !== undefined) place(nodes, after[0].split('/'), constantOf(after[1]));
  return { nodes };
}

const constantOf = (text: string) => (tag: string) => ({ kind: 'constant', tag, text }) as const;

/** Adds a field to the nodes. Adjacent fields whose paths start with the same element share this element. */
function place(
  nodes: UblNode[],
  [tag = '', ...below]: readonly string[],
  make: (tag: string) => UblNode,
): void {
  if (below.length === 0) {
    nodes.push(make(tag));
    return;
  }
  const last = nodes.at(-1);
  if (last?.kind === 'wrapper' && last.tag === tag) place(last.children as UblNode[], below, make);
  else {
    const children: UblNode[] = [];
    place(children, below, make);
    nodes.push({ kind: 'wrapper', tag, children });
  }
}

const field = <Value>(path: string, content: Content): Field<Value, false> => ({
  path,
  content,
  isList: false,
  isOptional: false,
});

export const text = (path: string) => field<string>(path, { kind: 'text' });
export const amount = (path: string) => field<string>(path, { kind: 'amount' });
export const flag = (path: string) => field<boolean>(path, { kind: 'flag' });
export const part = <Model>(path: string, shape: UblShape<Model>) =>
  field<Model>(path, { kind: 'shape', shape });

/** A text with attributes; `names` maps model fields to attribute names. */
export const qualified = <Model>(path: string, value: keyof Model & string, names: Record<string, string>) =>
  field<Model>(path, {
    kind: 'qualified',
    value,
    attributes: Object.entries(names).toSorted(([, one], [, other]) => (one < other ? -1 : 1)),
  });

export const maybe = <Value>(each: Field<Value, false>): Field<Value, true> => ({
  ...each,
  isOptional: true,
});

export const list = <Value>(each: Field<Value, false>): Field<readonly Value[], false> => ({
  path: each.path,
  content: each.content,
  isList: true,
  isOptional: false,
});

/**
 * A model field that this kind of document does not have: a field with an empty path is neither written nor
 * read.
 */
export const nowhere: Field<string, true> = { ...text(''), isOptional: true };
