import { foldText } from '@tezga/domain';

interface NamedUnit {
  readonly name: string;
  readonly code: string;
}

interface StandardUnit extends NamedUnit {
  readonly isCommon: boolean;
}

interface Words {
  readonly common: string;
  readonly others: string;
}

/** The standard units that the business does not have yet, by code, the common ones first. */
export function standardChoices(standard: readonly StandardUnit[], own: readonly NamedUnit[], words: Words) {
  const names = new Set(own.map(({ name }) => foldText(name)));
  const codes = new Set(own.map(({ code }) => code));
  return groupsOf(
    standard.filter(({ name, code }) => !names.has(foldText(name)) && !codes.has(code)),
    words,
  );
}

interface OfficialUnits {
  readonly units: readonly StandardUnit[];
  readonly otherCodes: readonly string[];
}

/** Every official code, codes with a name first. */
export function codeChoices(
  { units, otherCodes }: OfficialUnits,
  words: Words & { readonly otherCodes: string },
) {
  return [...groupsOf(units, words), { group: words.otherCodes, items: otherCodes.map(optionOfCode) }];
}

const optionOfCode = (code: string) => ({ value: code, label: code });

function groupsOf(units: readonly StandardUnit[], words: Words) {
  const options = (isCommon: boolean) =>
    units
      .filter((unit) => unit.isCommon === isCommon)
      .map(({ code, name }) => ({ value: code, label: `${name} (${code})` }));
  return [
    { group: words.common, items: options(true) },
    { group: words.others, items: options(false) },
  ];
}

/** The units of the selected codes, in the format of the server. */
export function chosenUnits(standard: readonly StandardUnit[], codes: readonly string[]): NamedUnit[] {
  return standard.filter(({ code }) => codes.includes(code)).map(({ name, code }) => ({ name, code }));
}
