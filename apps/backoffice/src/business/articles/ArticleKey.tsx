import { type ArticleIcon, type ArticleShape, type Money } from '@tezga/domain';
import { formatAmount } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { iconOfArticle } from './article-icons.ts';
import classes from './ArticleKey.module.css';
import type { ArticleRow } from './article-rows.ts';
import { inkOn } from './ink-on.ts';
import { articlesQueries } from './queries.ts';

export interface ArticleLook {
  readonly representation: ArticleIcon;
  readonly shape: ArticleShape;
  readonly color: string;
  readonly picture: string | null;
}

const groundOf = (color: string): CSSProperties => ({ backgroundColor: color, color: inkOn(color) });

interface ArticleKeyProps {
  readonly look: ArticleLook;
  readonly name: string;
  readonly price: Money | null;
}

/** The button of an article as the till shows it. */
export function ArticleKey({ look, name, price }: ArticleKeyProps) {
  const Picture = iconOfArticle[look.representation];
  return (
    <div className={classes['key']} data-shape={look.shape} style={groundOf(look.color)}>
      {look.picture === null ? (
        <Picture size={26} stroke={1.6} aria-hidden />
      ) : (
        <img className={classes['photo']} src={look.picture} alt="" />
      )}
      <span className={classes['words']}>
        <span className={classes['name']}>{name}</span>
        {price === null ? null : <span>{formatAmount(price)}</span>}
      </span>
    </div>
  );
}

/** The till button of an article as a small mark in a list row, without text. */
export function ArticleMark({ article }: { readonly article: ArticleRow }) {
  const { data: picture = null } = useQuery({
    ...articlesQueries.image(article._id, article.updatedAt),
    enabled: article.hasImage,
  });
  const Picture = iconOfArticle[article.representation];
  return (
    <span className={classes['mark']} data-shape={article.shape} style={groundOf(article.color)} aria-hidden>
      {picture === null ? (
        <Picture size={15} stroke={1.7} />
      ) : (
        <img className={classes['photo']} src={picture} alt="" />
      )}
    </span>
  );
}
