/** A document with one change; its name describes the change and the element. */
export interface Mutation {
  readonly name: string;
  readonly ubl: string;
}

interface Piece {
  readonly path: string;
  /** Start and end of the element and of its content. */
  readonly from: number;
  readonly to: number;
  readonly inside: number;
  readonly insideEnd: number;
  readonly isLeaf: boolean;
}

/**
 * Splits XML of our own writer into its elements; it has no comments, no whitespace between elements and no
 * empty elements.
 */
function piecesOf(ubl: string): Piece[] {
  const open: { path: string; from: number; inside: number; hasChild: boolean }[] = [];
  const pieces: Piece[] = [];
  for (const { 0: tag, 1: slash, 2: name, index } of ubl.matchAll(/<(\/?)([\w:]+)[^>?]*>/g)) {
    if (slash === '') {
      const parent = open.at(-1);
      if (parent !== undefined) parent.hasChild = true;
      const path = parent === undefined ? '' : `${parent.path}/${name?.replace(/^\w+:/, '')}`;
      open.push({ path, from: index, inside: index + tag.length, hasChild: false });
      continue;
    }
    const { path = '', from = 0, inside = 0, hasChild = false } = open.pop() ?? {};
    if (path !== '')
      pieces.push({ path, from, inside, insideEnd: index, to: index + tag.length, isLeaf: !hasChild });
  }
  return pieces;
}

const isAmount = (path: string) => /(?:Amount|Percent|Numeric|Quantity)$/.test(path);
const categories = ['S', 'Z', 'E', 'AE', 'K', 'G', 'O', 'L', 'M', 'B'];

/** Texts that replace this text in an element. */
function otherTexts(path: string, text: string): string[] {
  const shared = ['', 'KOVE!', 'ZZ'];
  if (isAmount(path)) return [...shared, String(Number(text) + 7), `-${text}`, `${Number(text).toFixed(2)}5`];
  if (path.endsWith('Category/ID')) return [...shared, ...categories.filter((each) => each !== text)];
  if (path.endsWith('Indicator')) return [...shared, text === 'true' ? 'false' : 'true'];
  if (path.endsWith('Date')) return [...shared, '2020-01-01', '2030-01-01'];
  return shared;
}

/** Every single change to a document: each element left out, twice or with another text, each attribute likewise. */
export function mutationsOf(ubl: string): Mutation[] {
  const seen = new Set<string>();
  return piecesOf(ubl).flatMap((piece) => {
    if (seen.has(piece.path)) return [];
    seen.add(piece.path);
    return mutationsOfElement(ubl, piece).concat(mutationsOfAttributes(ubl, piece));
  });
}

function mutationsOfElement(ubl: string, { path, from, to, inside, insideEnd, isLeaf }: Piece): Mutation[] {
  const whole = ubl.slice(from, to);
  const text = ubl.slice(inside, insideEnd);
  return [
    { name: `without ${path}`, ubl: ubl.slice(0, from) + ubl.slice(to) },
    { name: `twice ${path}`, ubl: ubl.slice(0, to) + whole + ubl.slice(to) },
    ...(isLeaf ? otherTexts(path, text) : []).map((other) => ({
      name: `${path} = '${other}'`,
      ubl: ubl.slice(0, inside) + other + ubl.slice(insideEnd),
    })),
  ];
}

function mutationsOfAttributes(ubl: string, { path, from, inside }: Piece): Mutation[] {
  const tag = ubl.slice(from, inside);
  return [...tag.matchAll(/ (\w+)="([^"]*)"/g)].flatMap(([attribute, name]) =>
    ['', ` ${name}=""`, ` ${name}="KOVE!"`].map((other) => ({
      name: `${path}/@${name}${other === '' ? ' left out' : ` is${other}`}`,
      ubl: ubl.slice(0, from) + tag.replace(attribute, other) + ubl.slice(inside),
    })),
  );
}
