import type { Phrases } from '@tezga/phrases';
import { Anchor, DateTime, formatCount, type Column } from '@tezga/ui';
import { Link } from '@tanstack/react-router';
import type { CategoryRow } from './category-rows.ts';
import type { WhichCategories } from './queries.ts';

export function categoryColumns(words: Phrases['categories'], which: WhichCategories): Column<CategoryRow>[] {
  return [
    {
      id: 'name',
      header: words.name,
      width: 280,
      minWidth: 140,
      sortable: true,
      strong: true,
      hideable: false,
      cell: ({ categoryDesc }) => categoryDesc,
      text: ({ categoryDesc }) => categoryDesc,
      card: 'title',
    },
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
    {
      id: 'updatedAt',
      header: words.changedAt,
      width: 140,
      sortable: true,
      cell: ({ updatedAt }) => <DateTime value={new Date(updatedAt)} />,
      text: ({ updatedAt }) => new Date(updatedAt),
      card: 'detail',
    },
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
