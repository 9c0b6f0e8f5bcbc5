import type { Phrases } from '@tezga/phrases';
import type { Icon } from '@tabler/icons-react';
import { createContext, use } from 'react';
import type { Screen } from './screen.ts';
import type { Session } from './session-context.ts';

export interface NavigationItem {
  readonly screen: Screen;
  readonly icon: Icon;
  /** Shorter than the title of the page where the group says the rest. */
  readonly label: (phrases: Phrases) => string;
}

export interface NavigationGroup {
  readonly id: string;
  /** Null for an item that stands by itself. */
  readonly title: ((phrases: Phrases) => string) | null;
  readonly icon: Icon;
  readonly items: readonly NavigationItem[];
}

export type Reader = Pick<Session, 'area' | 'role'>;

/** All screens and the navigation made from them, handed down so that no screen imports the list it is in. */
export interface AppScreens {
  readonly screens: readonly Screen[];
  /** What the navigation shows to this role: nothing it may not enter, and no group without pages. */
  readonly navigationFor: (reader: Reader) => NavigationGroup[];
}

export const ScreensContext = createContext<AppScreens | null>(null);

export function useScreens(): AppScreens {
  const screens = use(ScreensContext);
  if (screens === null) throw new Error('there are no screens here');
  return screens;
}
