import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  redirect,
  type AnyRouter,
} from '@tanstack/react-router';
import { RouteFailed } from './session/FatalBoundary.tsx';
import { landingOf, mayEnter } from './session/guard.ts';
import type { Screen } from './session/screen.ts';
import type { Session } from './session/session-context.ts';
import { refusedPathKey } from './shell/RefusedNotice.tsx';
import { NoScreenPage } from './shell/NoScreenPage.tsx';
import { Shell } from './shell/Shell.tsx';

const nowhere = '/no-screen';

/** The screens of one area, each behind its permission; every other address leads to the role's own page. */
export function createAppRouter(
  screens: readonly Screen[],
  { area, role }: Pick<Session, 'area' | 'role'>,
): AnyRouter {
  const landing = landingOf(screens, area, role) ?? nowhere;
  /** The router passes the refused path in the state of the new URL, so that the shell can show the reason. */
  const goHome = (refusedPath: string) =>
    redirect({ to: landing, replace: true, state: { [refusedPathKey]: refusedPath } as object });
  const root = createRootRoute({
    component: Shell,
    // Handles an unknown address below the address of a page, which the check in `beforeLoad` does not detect.
    notFoundComponent: () => (
      <Navigate to={landing} replace state={{ [refusedPathKey]: location.pathname } as object} />
    ),
    beforeLoad: ({ matches, location }) => {
      if (matches.length === 1) throw goHome(location.pathname);
    },
  });
  const pages = screens.flatMap((screen) => {
    const { page, path } = screen;
    if (screen.area !== area || page === null) return [];
    return createRoute({
      getParentRoute: () => root,
      path: path.replaceAll(/:(\w+)/g, '$$$1'),
      component: lazyRouteComponent(async () => ({ default: await page() })),
      beforeLoad: ({ location }) => {
        if (!mayEnter(screen, area, role)) throw goHome(location.pathname);
      },
    });
  });
  const none = createRoute({ getParentRoute: () => root, path: nowhere, component: NoScreenPage });
  return createRouter({
    routeTree: root.addChildren([...pages, none]),
    // Plain search parameters instead of JSON, so that the URLs of lists are short and readable.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const text = new URLSearchParams(search as Record<string, string>).toString();
      return text === '' ? '' : `?${text}`;
    },
    defaultErrorComponent: RouteFailed,
    defaultPreload: 'intent',
    scrollRestoration: true,
  });
}
