import type { WarehouseDocumentKind } from '@tezga/domain';
import type { Phrases } from '@tezga/phrases';
import { formatCost, quantityWords } from '@tezga/ui';
import type { WarehouseDocument } from '../queries.ts';

type Version = WarehouseDocument['versions'][number];
type Line = Version['lines'][number];

/** Describes the differences between a version and the previous version, one text for each difference. */
export function changesOfVersion(
  words: Phrases['warehouse'],
  kind: WarehouseDocumentKind,
  before: Version | undefined,
  now: Version,
): string[] {
  const { editing } = words;
  if (before === undefined) return [editing.first];
  const changed = (field: string, from: string, to: string): string[] =>
    from === to
      ? []
      : [editing.changed(field, from === '' ? editing.empty : from, to === '' ? editing.empty : to)];
  const lines = pairedLines(before.lines, now.lines).flatMap(([was, is]): string[] => {
    if (was === undefined) return is === undefined ? [] : [editing.addedLine(is.name, amountOf(is))];
    if (is === undefined) return [editing.removedLine(was.name, amountOf(was))];
    const quantities = changed(words.form.of(is.name, words.form.quantity), amountOf(was), amountOf(is));
    // The cost of an exit is not compared, because the server computes it from the average.
    if (kind !== 'entry') return quantities;
    return quantities.concat(changed(words.form.of(is.name, words.form.unitCost), costOf(was), costOf(is)));
  });
  const all = [
    ...changed(words.reason, words.reasons[before.reason], words.reasons[now.reason]),
    ...changed(words.supplier, before.supplierName, now.supplierName),
    ...changed(words.notes, before.notes, now.notes),
    ...lines,
  ];
  return all.length === 0 ? [editing.nothing] : all;
}

const amountOf = ({ quantity, unit }: Line): string => quantityWords(quantity, unit);
const costOf = ({ unitCost }: Line): string => formatCost(unitCost, 3);

/**
 * Pairs the lines of two versions by article: the first line of an article in one version with its first line in the
 * other version, the second with the second, and so on.
 */
function pairedLines(before: readonly Line[], now: readonly Line[]): [Line | undefined, Line | undefined][] {
  const left = [...before];
  const pairs = now.map((line): [Line | undefined, Line | undefined] => {
    const place = left.findIndex(({ articleId }) => articleId === line.articleId);
    const [same] = place < 0 ? [] : left.splice(place, 1);
    return [same, line];
  });
  return [...pairs, ...left.map((line): [Line | undefined, Line | undefined] => [line, undefined])];
}
