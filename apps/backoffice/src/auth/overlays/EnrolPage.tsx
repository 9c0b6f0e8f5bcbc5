import { Button, Panel, usePhrases } from '@tezga/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AuthFrame } from '../AuthFrame.tsx';
import { sessionQueries } from '../../session/queries.ts';
import { useSignOut } from '../use-sign-out.ts';
import { SetUpSecondFactor } from '../../account/index.ts';

/** A user who needs a second factor can only set it up, or sign out. */
export function EnrolPage() {
  const { access, people } = usePhrases();
  const queries = useQueryClient();
  const signOut = useSignOut();
  const [isBegun, setBegun] = useState(false);
  const words = people.secondFactor;
  return (
    <AuthFrame title={words.mustTitle} hint={words.mustHint} isBroad>
      {isBegun ? (
        <Panel padding="none">
          <SetUpSecondFactor
            onDone={() => void queries.invalidateQueries({ queryKey: sessionQueries.myRole.queryKey })}
          />
        </Panel>
      ) : (
        <Button size="md" onClick={() => setBegun(true)}>
          {words.setUp}
        </Button>
      )}
      <p>
        <Button variant="subtle" onClick={() => void signOut()}>
          {access.signOut}
        </Button>
      </p>
    </AuthFrame>
  );
}
