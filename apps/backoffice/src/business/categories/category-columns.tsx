import type { Phrases } from '@tezga/phrases';
import { Anchor, type Column, countColumn, dateColumn, formatCount, nameColumn } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import type { CategoryRow, WhichCategories } from './queries.ts';

const countOf = ({ articlesCount }: CategoryRow) => articlesCount;

export function categoryColumns(words: Phrases['categories'], which: WhichCategories): Column<CategoryRow>[] {
  const sorted = { sortable: true, card: 'detail' } as const;
  const articles = countColumn<CategoryRow>('articles', words.articles, 100, countOf, {
    sortable: true,
    card: 'amount',
    // On a phone the row is a card, which is a button, and a link must not be inside a button.
    cardCell: (category) => formatCount(countOf(category)),
  });
  const linked = { cell: (category: CategoryRow) => <ArticlesLink category={category} words={words} /> };
  return [
    nameColumn('name', words.name, 280, ({ categoryDesc }) => categoryDesc, { minWidth: 140 }),
    // No link, because a deleted category has its articles again only after it is restored.
    which === 'deleted' ? articles : { ...articles, ...linked },
    dateColumn('updatedAt', words.changedAt, 140, ({ updatedAt }) => updatedAt, sorted),
  ];
}

interface ArticlesLinkProps {
  readonly category: CategoryRow;
  readonly words: Phrases['categories'];
}

/** A link to the list of articles filtered by this category. */
function ArticlesLink({ category, words }: ArticlesLinkProps) {
  const { category_id: id, categoryDesc, articlesCount } = category;
  if (articlesCount === 0) return formatCount(0);
  return (
    <Anchor
      inherit
      renderRoot={(props: object) => <Link {...props} to="/articles" search={{ 'f.category': id }} />}
      aria-label={words.showArticles(articlesCount, categoryDesc)}
      // The click must not also open the row.
      onClick={(event) => event.stopPropagation()}
    >
      {formatCount(articlesCount)}
    </Anchor>
  );
}
