/** The SIM cards that are sold, one article for each provider. */
export const simArticles = { 'SIM-ONE': 'One Albania', 'SIM-VODAFONE': 'Vodafone' } as const;
export type SimArticle = keyof typeof simArticles;
export const simArticleIds = Object.keys(simArticles) as SimArticle[];

/**
 * Normalizes the serial (ICCID) printed on a card: removes the spaces and dashes that people copy with it.
 */
export const canonicalSimSerial = (typed: string): string => typed.replaceAll(/[\s-]/g, '');

export const isSimSerial = (serial: string): boolean => /^89\d{16,18}$/.test(serial);
