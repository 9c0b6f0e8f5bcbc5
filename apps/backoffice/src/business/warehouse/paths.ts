/** What shops have of an article, and what moved it. */
export const stockPath = '/warehouse/articles';

export const stockPathOf = (articleId: string) => `${stockPath}/${articleId}`;
