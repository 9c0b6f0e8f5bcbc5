/** The path of the stock page of an article. */
export const stockPath = '/warehouse/articles';

export const stockPathOf = (articleId: string) => `${stockPath}/${articleId}`;
