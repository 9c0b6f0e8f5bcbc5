import { Panel, usePhrases } from '@tezga/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Method } from './begin-contact-change.ts';
import { ChangeContactDialog } from './ChangeContactDialog.tsx';
import { ContactRow } from './ContactRow.tsx';
import classes from './ContactsSection.module.css';
import { accountQueries } from './queries.ts';
import { UnverifiedContact } from './UnverifiedContact.tsx';
import { WithProfile, type Profile } from './WithProfile.tsx';

export function ContactsSection() {
  return <WithProfile>{(profile) => <Contacts profile={profile} />}</WithProfile>;
}

function Contacts({ profile }: { readonly profile: Profile }) {
  const words = usePhrases().people.contacts;
  const [changing, setChanging] = useState<Method | null>(null);
  const { data: waiting = [] } = useQuery(accountQueries.waitingContacts);
  const { email, emailVerified, tel, telVerified } = profile;
  const rows = [
    { method: 'email', value: email, isVerified: emailVerified },
    { method: 'tel', value: tel, isVerified: telVerified },
  ] as const;
  return (
    <>
      <Panel padding="none">
        <ul className={classes['rows']}>
          {rows.map((row) => (
            <ContactRow
              key={row.method}
              {...row}
              isUnverified={waiting.some(({ method }) => method === row.method)}
              onChange={() => setChanging(row.method)}
            />
          ))}
        </ul>
      </Panel>
      {waiting.length === 0 ? null : (
        <Panel title={words.waiting} padding="none">
          <p className={classes['hint']}>{words.waitingHint}</p>
          <ul className={classes['rows']}>
            {waiting.map((contact) => (
              <UnverifiedContact key={contact._id} contact={contact} />
            ))}
          </ul>
        </Panel>
      )}
      {changing === null ? null : (
        <ChangeContactDialog
          method={changing}
          isFirst={profile[changing] === null}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}
