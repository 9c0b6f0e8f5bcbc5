export const journalPath = '/journal';

/** The path of one journal entry. */
export const entryPathOf = (journalId: string) => `${journalPath}/${journalId}`;
