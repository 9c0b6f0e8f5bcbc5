import { ErrorState, LoadingOverlay, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { AuthFrame } from './AuthFrame.tsx';
import { AuthLink } from './AuthLink.tsx';
import classes from './AuthPages.module.css';
import { authQueries } from './queries.ts';

/** The text of the service contract in force, for readers who have no account yet. */
export function TermsPage() {
  const { help } = usePhrases();
  const words = help.terms;
  const { data, error, refetch } = useQuery(authQueries.terms);
  return (
    <AuthFrame title={words.title} isBroad>
      {data === undefined ? (
        error === null ? (
          <LoadingOverlay within />
        ) : (
          <ErrorState title={words.failed} sentence={error.message} onRetry={() => void refetch()} />
        )
      ) : data.terms === null ? (
        <p>{words.none}</p>
      ) : (
        <article className={classes['terms']} lang="sq">
          <h2 className={classes['subtitle']}>{data.terms.title}</h2>
          {data.terms.body
            .split(/\n{2,}/u)
            .map((part) =>
              part.startsWith('# ') ? <h3 key={part}>{part.slice(2)}</h3> : <p key={part}>{part}</p>,
            )}
        </article>
      )}
      <p className={classes['links']}>
        <AuthLink to="/">{help.atDoor.back}</AuthLink>
      </p>
    </AuthFrame>
  );
}
