import { contract, type OutputOf } from '@tezga/contract';
import { Badge, Button, DateTime, ErrorState, Notice, Panel, toast, usePhrases } from '@tezga/ui';
import { IconCircleCheckFilled, IconCircleDashed } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../session/call.ts';
import classes from './AccountForms.module.css';
import { LoadingPart } from '../kits/forms/LoadingPart.tsx';
import { ProofForm } from './ProofForm.tsx';
import { accountQueries, useRefreshAccount } from './queries.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetUpSecondFactor } from './SetUpSecondFactor.tsx';

type State = OutputOf<typeof contract.secondFactor.state>;

/** Shows whether the second factor (an authenticator app) is on, and sets it up or switches it off. */
export function SecondFactorSection() {
  const { fallbacks } = usePhrases();
  const { data: state, error, refetch } = useQuery(accountQueries.secondFactor);
  const refresh = useRefreshAccount();
  const [isSettingUp, setSettingUp] = useState(false);
  if (state === undefined) {
    if (error === null) return <LoadingPart />;
    return (
      <ErrorState title={fallbacks['data-fetch']} sentence={error.message} onRetry={() => void refetch()} />
    );
  }
  if (isSettingUp) {
    const onDone = () => void refresh().then(() => setSettingUp(false));
    return (
      <Panel padding="none">
        <SetUpSecondFactor onDone={onDone} onCancel={() => setSettingUp(false)} />
      </Panel>
    );
  }
  return state.confirmedAt === null ? (
    <Off onSetUp={() => setSettingUp(true)} />
  ) : (
    <On state={state} since={state.confirmedAt} />
  );
}

function Off({ onSetUp }: { readonly onSetUp: () => void }) {
  const words = usePhrases().people.secondFactor;
  return (
    <Panel padding="none">
      <div className={classes['narrow']}>
        <div>
          <Badge tone="off" icon={<IconCircleDashed size={13} stroke={2} aria-hidden />}>
            {words.isOff}
          </Badge>
        </div>
        <p className={classes['text']}>{words.why}</p>
      </div>
      <div className={classes['actions']}>
        <Button onClick={onSetUp}>{words.setUp}</Button>
      </div>
    </Panel>
  );
}

interface OnProps {
  readonly state: State;
  readonly since: string;
}

function On({ state: { isRequired, recoveryCodesLeft }, since }: OnProps) {
  const { secondFactor: words } = usePhrases().people;
  const refresh = useRefreshAccount();
  const [asked, setAsked] = useState<'codes' | 'off' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes !== null) {
    const onDone = () => void refresh().then(() => setCodes(null));
    return (
      <Panel padding="none">
        <RecoveryCodes codes={codes} onDone={onDone} />
      </Panel>
    );
  }
  return (
    <Panel padding="none">
      <div className={classes['narrow']}>
        <dl className={classes['facts']}>
          <dt>{words.title}</dt>
          <dd>
            <Badge tone="ok" icon={<IconCircleCheckFilled size={13} stroke={2} aria-hidden />}>
              {words.isOn}
            </Badge>
          </dd>
          <dt>{words.since}</dt>
          <dd>
            <DateTime value={new Date(since)} />
          </dd>
          <dt>{words.codesLeft}</dt>
          <dd>{recoveryCodesLeft}</dd>
        </dl>
        {recoveryCodesLeft < 3 ? <Notice tone="warn">{words.fewCodes}</Notice> : null}
      </div>
      {asked === 'codes' ? (
        <ProofForm
          title={words.renewCodes}
          hint={words.renewHint}
          onProven={async (proof) => {
            setCodes((await call(contract.secondFactor.renewRecoveryCodes, proof)).recoveryCodes);
            setAsked(null);
          }}
          onCancel={() => setAsked(null)}
        />
      ) : asked === 'off' ? (
        <ProofForm
          title={words.switchOff}
          hint={words.offHint}
          onProven={async (proof) => {
            await call(contract.secondFactor.switchOff, proof);
            toast.success(words.switchedOff);
            await refresh();
          }}
          onCancel={() => setAsked(null)}
        />
      ) : (
        <div className={classes['actions']}>
          <Button variant="default" onClick={() => setAsked('codes')}>
            {words.renewCodes}
          </Button>
          {isRequired ? (
            <span className={classes['text']}>{words.isRequired}</span>
          ) : (
            <Button variant="subtle" onClick={() => setAsked('off')}>
              {words.switchOff}
            </Button>
          )}
        </div>
      )}
    </Panel>
  );
}
