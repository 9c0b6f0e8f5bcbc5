export const journalPath = '/journal';

/** The page of one entry of the journal. */
export const entryPathOf = (journalId: string) => `${journalPath}/${journalId}`;
