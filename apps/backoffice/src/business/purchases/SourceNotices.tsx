import { businessLevel } from '@tezga/domain';
import { Anchor, EmptyState, Notice, usePhrases } from '@tezga/ui';
import { IconShoppingCart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useSession } from '../../session/session-context.ts';
import classes from './Purchases.module.css';
import type { PurchaseList } from './purchases-request.ts';
import { purchasesQueries, type SourceState } from './queries.ts';
import { RefreshButton } from './RefreshButton.tsx';
import { sourceNotice } from './source-notice.ts';

const sections = { service: 'certificate', portal: 'self-care' } as const;

/** A link to the settings that the source needs, if the role may open them. */
function SettingsLink({ source }: Pick<SourceState, 'source'>) {
  const { lacks } = usePhrases().purchases;
  const mayEnter = businessLevel(useSession().role, 'configurations') !== 'none';
  if (!mayEnter) return null;
  const search = { section: sections[source] };
  return (
    <Anchor renderRoot={(props: object) => <Link {...props} to="/settings" search={search} />} inherit>
      {lacks[source].action}
    </Anchor>
  );
}

/** Why a source delivers no purchases, and what to do about it. */
export function SourceNotices() {
  const phrases = usePhrases();
  const { data: sources = [] } = useQuery(purchasesQueries.state);
  return (
    <output className={classes['notices']}>
      {sources.map((state) => {
        const notice = sourceNotice(phrases, state);
        if (notice === null) return null;
        return (
          <Notice
            key={state.source}
            tone={notice.tone}
            title={notice.title}
            {...(notice.isForSettings ? { action: <SettingsLink source={state.source} /> } : {})}
          >
            {notice.text}
          </Notice>
        );
      })}
    </output>
  );
}

/** The empty state of the list: its purpose and the sources of purchases. */
export function NoPurchases({ list }: { readonly list: PurchaseList }) {
  const { purchases: words } = usePhrases();
  const { data: sources = [] } = useQuery(purchasesQueries.state);
  const canCome = sources.some(({ isReady }) => isReady);
  return (
    <EmptyState
      icon={<IconShoppingCart size={17} stroke={1.6} />}
      title={words[list].emptyTitle}
      sentence={words[list].emptyText}
      {...(canCome ? { actions: <RefreshButton /> } : {})}
    />
  );
}
