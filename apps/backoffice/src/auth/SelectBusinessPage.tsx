import {
  Button,
  Code,
  EmptyState,
  ErrorState,
  LoadingOverlay,
  MarkWithWord,
  UnstyledButton,
  usePhrases,
} from '@tezga/ui';
import { IconBuildingStore, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePageTitle } from '../session/use-page-title.ts';
import { sessionQueries } from '../session/queries.ts';
import classes from './SelectBusinessPage.module.css';
import { useEnterBusiness } from './use-enter-business.ts';
import { useSignOut } from './use-sign-out.ts';
import { Invitations } from '../account/index.ts';

/** Lets a user with several businesses choose one. */
export function SelectBusinessPage() {
  const { access, fallbacks } = usePhrases();
  const businesses = useQuery(sessionQueries.myBusinesses);
  const entering = useEnterBusiness();
  const signOut = useSignOut();
  usePageTitle('backoffice', access.selectBusiness);
  useEffect(() => history.replaceState(null, '', '/select_business'), []);

  if (businesses.isPending) return <LoadingOverlay />;
  const failed = businesses.error ?? entering.error;
  const list = businesses.data?.businesses ?? [];
  return (
    <main className={classes['page']}>
      <header className={classes['head']}>
        <MarkWithWord size={28} />
        <Button variant="default" onClick={() => void signOut()}>
          {access.signOut}
        </Button>
      </header>
      {failed !== null ? (
        <ErrorState
          title={fallbacks['data-fetch']}
          sentence={failed.message}
          onRetry={() => {
            entering.reset();
            void businesses.refetch();
          }}
        />
      ) : list.length === 0 ? (
        <EmptyState
          icon={<IconBuildingStore size={17} stroke={1.6} />}
          title={access.noBusinesses}
          sentence={access.noBusinessesHint}
        />
      ) : (
        <>
          <h1 className={classes['title']}>{access.selectBusiness}</h1>
          <p className={classes['hint']}>{access.selectBusinessHint}</p>
          <ul className={classes['list']}>
            {list.map(({ businessId, name, nipt, city }) => (
              <li key={businessId}>
                <UnstyledButton
                  className={classes['business'] ?? ''}
                  disabled={entering.isPending}
                  onClick={() => void entering.enter(businessId)}
                >
                  <span className={classes['name']}>{name}</span>
                  <Code>{nipt}</Code>
                  <span className={classes['city']}>{city}</span>
                  <IconChevronRight size={16} stroke={1.7} aria-hidden />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        </>
      )}
      <Invited />
    </main>
  );
}

/** The user's open invitations; renders nothing if there are none. */
function Invited() {
  const { invitations: words } = usePhrases().people;
  const { data: me } = useQuery(sessionQueries.myRole);
  // The server refuses all calls of the account until the user has replaced a password set by someone else.
  const { data } = useQuery({
    ...sessionQueries.invitations,
    enabled: me?.user.resetPassword === false,
  });
  if (data === undefined || data.invitations.length === 0) return null;
  return (
    <section className={classes['invited']} aria-label={words.title}>
      <h2 className={classes['subtitle']}>{words.title}</h2>
      <p className={classes['hint']}>{words.hint}</p>
      <Invitations invitations={data.invitations} />
    </section>
  );
}
