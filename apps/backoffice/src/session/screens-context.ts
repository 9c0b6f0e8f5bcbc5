import type { Phrases } from '@tezga/phrases';
import type { Icon } from '@tabler/icons-react';
import { createContext, use } from 'react';
import type { Screen } from './screen.ts';
import type { Session } from './session-context.ts';

export interface NavigationItem {
  readonly screen: Screen;
  readonly icon: Icon;
  /** The label of the item. It may be shorter than the page title, because the group's name gives the context. */
  readonly label: (phrases: Phrases) => string;
  /** URL parameters that open the page in a certain state; an item with parameters is not a separate page. */
  readonly search?: Readonly<Record<string, string>>;
  /**
   * The paths on which, and below which, the item is marked as current; empty for an item that is not a
   * separate page.
   */
  readonly paths: readonly string[];
}

export interface NavigationGroup {
  readonly id: string;
  /** Null for a single item without a group. */
  readonly title: ((phrases: Phrases) => string) | null;
  readonly icon: Icon;
  readonly items: readonly NavigationItem[];
}

export type Reader = Pick<Session, 'area' | 'role'>;

/** All screens and the navigation, passed by context so that no screen imports the list that contains it. */
export interface AppScreens {
  readonly screens: readonly Screen[];
  /** Screens that a setting of the server closes for everyone. */
  readonly closedScreens: readonly Screen[];
  /** The navigation of this role: only pages it may open, and no empty groups. */
  readonly navigationFor: (reader: Reader) => NavigationGroup[];
}

export const ScreensContext = createContext<AppScreens | null>(null);

export function useScreens(): AppScreens {
  const screens = use(ScreensContext);
  if (screens === null) throw new Error('there is no ScreensContext provider');
  return screens;
}
