import { defaultTableState, pageSizes } from './table-state.ts';
import type { TableState } from './table-state.ts';
import { sortFromText, sortToText } from '../sort-text.ts';

const filterPrefix = 'f.';
const pageMax = 1_000_000;

/**
 * The state as search parameters. Values that equal the defaults of the list are omitted, so that URLs are
 * short.
 */
export function tableStateToSearch(
  state: TableState,
  defaults: TableState = defaultTableState,
): Record<string, string> {
  const search: [string, string][] = [];
  if (state.page !== defaults.page) search.push(['page', String(state.page)]);
  if (state.perPage !== defaults.perPage) search.push(['perPage', String(state.perPage)]);
  if (sortToText(state.sort) !== sortToText(defaults.sort)) search.push(['sort', sortToText(state.sort)]);
  if (state.search !== defaults.search) search.push(['q', state.search]);
  if (state.focus !== undefined && state.focus !== defaults.focus) search.push(['row', state.focus]);
  for (const id of new Set([...Object.keys(defaults.filters), ...Object.keys(state.filters)])) {
    const values = joinValues(ownValues(state.filters, id));
    if (values !== joinValues(ownValues(defaults.filters, id))) search.push([filterPrefix + id, values]);
  }
  return Object.fromEntries(search);
}

/** Reads the state from a URL; invalid values fall back to the defaults. */
export function tableStateFromSearch(
  search: URLSearchParams | Readonly<Record<string, unknown>>,
  defaults: TableState = defaultTableState,
  sizes: readonly number[] = pageSizes,
): TableState {
  const texts = new Map(
    (search instanceof URLSearchParams ? [...search] : Object.entries(search)).flatMap(([key, value]) => {
      const text = textOf(value);
      return text === undefined ? [] : [[key, text] as const];
    }),
  );
  const filters = new Map(Object.entries(defaults.filters));
  for (const [key, text] of texts) {
    if (!key.startsWith(filterPrefix)) continue;
    const values = splitValues(text);
    if (values.some((value) => value !== '')) filters.set(key.slice(filterPrefix.length), values);
    else filters.delete(key.slice(filterPrefix.length));
  }
  const sortText = texts.get('sort');
  const sort = sortText === undefined ? undefined : sortFromText(sortText);
  const focus = texts.get('row') ?? defaults.focus;
  return {
    page: readPage(texts.get('page')) ?? defaults.page,
    perPage: readPerPage(texts.get('perPage'), sizes) ?? defaults.perPage,
    sort: sort === undefined ? defaults.sort : sort,
    search: texts.get('q') ?? defaults.search,
    filters: Object.fromEntries(filters),
    ...(focus === undefined ? {} : { focus }),
  };
}

/** Makes a text of a parameter, because routers parse numbers and booleans in the URL. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

function readPage(text: string | undefined): number | undefined {
  if (text === undefined || !/^[1-9]\d*$/.test(text)) return undefined;
  const page = Number(text);
  return page <= pageMax ? page : undefined;
}

function readPerPage(text: string | undefined, sizes: readonly number[]): number | undefined {
  return sizes.find((size) => String(size) === text);
}

function ownValues(filters: TableState['filters'], id: string): readonly string[] {
  return Object.hasOwn(filters, id) ? (filters[id] ?? []) : [];
}

function joinValues(values: readonly string[]): string {
  return values.map((value) => value.replaceAll(/[\\,]/g, (character) => `\\${character}`)).join(',');
}

function splitValues(text: string): string[] {
  const values = [''];
  for (const [part] of text.matchAll(/\\?[\s\S]/gu)) {
    if (part === ',') values.push('');
    else values[values.length - 1] += part.length > 1 && part.startsWith('\\') ? part.slice(1) : part;
  }
  return values;
}
