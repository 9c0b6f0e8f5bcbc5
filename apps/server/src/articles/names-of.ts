const namedMost = 20;

/** What a call was about, for the activity log: the names, and of very many only the first. */
export function namesOf(articles: readonly { readonly name: string }[]): string {
  const named = articles.slice(0, namedMost).map(({ name }) => name);
  return [...named, ...(articles.length > namedMost ? [`… (${articles.length})`] : [])].join(', ');
}
