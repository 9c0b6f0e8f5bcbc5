import { Notice, usePhrases } from '@tezga/ui';
import { useLocation } from '@tanstack/react-router';
import { screenAt } from '../session/guard.ts';
import { useScreens } from '../session/screens-context.ts';
import { useSession } from '../session/session-context.ts';

/** The key in the router state under which a redirect stores the path that the user could not open. */
export const refusedPathKey = 'refusedPath';

/** Says why the user is here and not at the address they opened; disappears with the next page. */
export function RefusedNotice({ className }: { readonly className: string }) {
  const phrases = usePhrases();
  const { area } = useSession();
  const { screens, closedScreens } = useScreens();
  const { state } = useLocation();
  const refused: unknown = (state as unknown as Record<string, unknown>)[refusedPathKey];
  // No message for the path `/`, because every user starts there.
  if (typeof refused !== 'string' || refused === '/') return null;
  const closed = screenAt(closedScreens, area, refused);
  const screen = closed ?? screenAt(screens, area, refused);
  const words = phrases.shell.refused;
  const title =
    closed !== undefined
      ? words.closed(closed.title(phrases))
      : screen === undefined
        ? words.unknown(refused)
        : words.forbidden(screen.title(phrases));
  const hint =
    closed !== undefined ? words.closedHint : screen === undefined ? words.unknownHint : words.forbiddenHint;
  return (
    <section className={className} aria-label={title}>
      <Notice tone="warn" title={title}>
        {hint}
      </Notice>
    </section>
  );
}
