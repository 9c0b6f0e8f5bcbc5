import { filesLimitBytes, fileTypes } from '@tezga/contract';

export type FileType = (typeof fileTypes)[number];

export interface ChosenFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

export interface Sorted<Chosen extends ChosenFile> {
  readonly taken: readonly Chosen[];
  /** Files of other types than the four allowed. */
  readonly wrong: readonly Chosen[];
  /** Files that would exceed the total size limit. */
  readonly tooLarge: readonly Chosen[];
}

const typeByEnding: Readonly<Record<string, FileType>> = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  csv: 'text/csv',
};

/**
 * The type that the system reports, if it is allowed. The file extension decides if the system reports no type, and
 * for csv, for which machines with a spreadsheet program report another type.
 */
export function typeOfFile({ name, type }: Pick<ChosenFile, 'name' | 'type'>): FileType | null {
  const known = fileTypes.find((each) => each === type);
  if (known !== undefined) return known;
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const byEnding = typeByEnding[ending] ?? null;
  return byEnding === 'text/csv' || type === '' ? byEnding : null;
}

const isSame = (one: ChosenFile, other: ChosenFile) => one.name === other.name && one.size === other.size;

/** Sorts newly chosen files into accepted and rejected ones; duplicates are dropped. */
export function sortFiles<Chosen extends ChosenFile>(
  present: readonly Chosen[],
  chosen: readonly Chosen[],
): Sorted<Chosen> {
  const wrong = chosen.filter((file) => typeOfFile(file) === null);
  const taken = [...present];
  const tooLarge: Chosen[] = [];
  let size = present.reduce((sum, file) => sum + file.size, 0);
  for (const file of chosen) {
    if (wrong.includes(file) || taken.some((each) => isSame(each, file))) continue;
    if (size + file.size > filesLimitBytes) tooLarge.push(file);
    else {
      taken.push(file);
      size += file.size;
    }
  }
  return { taken, wrong, tooLarge };
}
