import type { Phrases } from '@tezga/phrases';
import { Anchor, type Column, dateColumn, formatCount, nameColumn } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import type { CategoryRow } from './category-rows.ts';
import type { WhichCategories } from './queries.ts';

export function categoryColumns(words: Phrases['categories'], which: WhichCategories): Column<CategoryRow>[] {
  return [
    nameColumn('name', words.name, 280, ({ categoryDesc }) => categoryDesc, { minWidth: 140 }),
    {
      id: 'articles',
      header: words.articles,
      align: 'right',
      width: 100,
      sortable: true,
      cell: (category) =>
        // The articles of a deleted category are in it again only when it comes back.
        which === 'deleted' ? (
          formatCount(category.articlesCount)
        ) : (
          <ArticlesLink category={category} words={words} />
        ),
      text: ({ articlesCount }) => articlesCount,
      card: 'amount',
      // A card is one button already, and none stands in another.
      cardCell: ({ articlesCount }) => formatCount(articlesCount),
    },
    dateColumn('updatedAt', words.changedAt, 140, ({ updatedAt }) => updatedAt, {
      sortable: true,
      card: 'detail',
    }),
  ];
}

interface ArticlesLinkProps {
  readonly category: CategoryRow;
  readonly words: Phrases['categories'];
}

/** To the list of articles, narrowed to this category. */
function ArticlesLink({ category, words }: ArticlesLinkProps) {
  const { category_id: id, categoryDesc, articlesCount } = category;
  if (articlesCount === 0) return formatCount(0);
  return (
    <Anchor
      inherit
      renderRoot={(props: object) => <Link {...props} to="/articles" search={{ 'f.category': id }} />}
      aria-label={words.showArticles(articlesCount, categoryDesc)}
      // The row itself opens the category.
      onClick={(event) => event.stopPropagation()}
    >
      {formatCount(articlesCount)}
    </Anchor>
  );
}
