import type { OutputOf } from '@tezga/contract';
import { CallError } from '@tezga/contract/client';
import { demo } from '@tezga/contract/demo';
import { Badge, Code, UnstyledButton, useFirstPhrases } from '@tezga/ui';
import {
  IconBriefcase,
  IconCoffee,
  IconCurrencyEuro,
  IconFlask,
  IconShield,
  IconShoppingCart,
  IconTruck,
  IconUser,
} from '@tabler/icons-react';
import { useEffect, useState, type ReactNode } from 'react';
import { AuthLink } from './AuthLink.tsx';
import { call } from '../session/call.ts';
import { firstStartPath, goTo } from '../session/public-path.ts';
import classes from './DemoLogins.module.css';
import type { Credentials } from './LoginForm.tsx';

type Offered = OutputOf<typeof demo.logins>;
type DemoLogin = Offered['logins'][number];

const iconProps = { size: 16, stroke: 1.7, 'aria-hidden': true } as const;

const tradeIcon: Record<NonNullable<DemoLogin['trade']>, ReactNode> = {
  cafe: <IconCoffee {...iconProps} />,
  supermarket: <IconShoppingCart {...iconProps} />,
  wholesale: <IconTruck {...iconProps} />,
  exchange: <IconCurrencyEuro {...iconProps} />,
};

function iconOf({ part, trade }: DemoLogin): ReactNode {
  if (part === 'superAdmin') return <IconShield {...iconProps} />;
  if (part === 'reseller') return <IconBriefcase {...iconProps} />;
  return part === 'owner' && trade !== null ? tradeIcon[trade] : <IconUser {...iconProps} />;
}

interface DemoLoginsProps {
  readonly chosen: string;
  readonly onChoose: (credentials: Credentials) => void;
}

/**
 * The logins of the demo: one click fills the form. Renders nothing outside the demo, where the server sends no
 * logins.
 */
export function DemoLogins({ chosen, onChoose }: DemoLoginsProps) {
  const { access } = useFirstPhrases();
  const [offered, setOffered] = useState<Offered | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    call(demo.logins, {}, { signal: leaving.signal }).then(setOffered, (error: unknown) => {
      // Any other error is ignored: the form works without demo logins.
      if (error instanceof CallError && error.code === 'first-start-needed')
        goTo(firstStartPath, { replace: true });
    });
    return () => leaving.abort();
  }, []);
  if (offered === null || offered.password === null) return null;
  const { password, logins } = offered;
  return (
    <section className={classes['demo']} aria-label={access.demo}>
      <header className={classes['head']}>
        <Badge tone="warn" icon={<IconFlask size={13} aria-hidden />}>
          {access.demo}
        </Badge>
        <span className={classes['choose']}>{access.demoChoose}</span>
        <span className={classes['password']}>
          {access.demoPassword} <Code>{password}</Code>
        </span>
      </header>
      <ul className={classes['logins']}>
        {logins.map((login) => (
          <li key={login.username}>
            <UnstyledButton
              className={classes['login'] ?? ''}
              aria-pressed={login.username === chosen}
              onClick={() => onChoose({ username: login.username, password })}
            >
              <span className={classes['icon']}>{iconOf(login)}</span>
              <span>
                <span className={classes['who']}>
                  {login.business === null
                    ? access.part[login.part]
                    : `${login.business} · ${access.part[login.part]}`}
                </span>
                <span className={classes['username']}>{login.username}</span>
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <p className={classes['mailbox']}>
        <AuthLink to="/mailbox">{access.openMailbox}</AuthLink>
      </p>
    </section>
  );
}
