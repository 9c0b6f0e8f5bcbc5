import type { contract, OutputOf } from '@tezga/contract';
import { Anchor, Panel, usePhrases } from '@tezga/ui';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { mayEnter } from '../../session/guard.ts';
import { useScreens } from '../../session/screens-context.ts';
import { useSession } from '../../session/session-context.ts';
import { newInvoicePath } from '../../kits/documents/document-paths.ts';
import classes from './FirstSteps.module.css';

type Steps = OutputOf<typeof contract.dashboard.firstSteps>;

const places: readonly { step: keyof Steps; to: string; search?: Record<string, string> }[] = [
  { step: 'certificate', to: '/settings', search: { section: 'certificate' } },
  { step: 'shop', to: '/settings', search: { section: 'shops' } },
  { step: 'till', to: '/settings', search: { section: 'pos' } },
  { step: 'operator', to: '/employees' },
  { step: 'article', to: '/articles' },
  { step: 'invoice', to: newInvoicePath },
];

/** What a new business has to do before its first invoice; each step is a link to its page. */
export function FirstSteps({ steps }: { readonly steps: Steps }) {
  const words = usePhrases().help.firstSteps;
  const { area, role } = useSession();
  const { screens } = useScreens();
  const mayOpen = (path: string) =>
    screens.some((screen) => screen.path === path && mayEnter(screen, area, role));
  return (
    <Panel title={words.title}>
      <p className={classes['hint']}>{words.hint}</p>
      <ol className={classes['steps']}>
        {places.map(({ step, to, search = {} }) => {
          const isDone = steps[step];
          const StepIcon = isDone ? IconCircleCheckFilled : IconCircle;
          return (
            <li key={step} className={classes['step']} data-done={isDone || undefined}>
              <StepIcon size={16} aria-hidden />
              <span>{words[step]}</span>
              {isDone ? (
                <small>{words.done}</small>
              ) : mayOpen(to) ? (
                <Anchor
                  renderRoot={(props: object) => <Link {...props} to={to} search={search} />}
                  size="xs"
                  aria-label={`${words.open}: ${words[step]}`}
                >
                  {words.open}
                </Anchor>
              ) : null}
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
