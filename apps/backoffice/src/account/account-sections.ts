import type { Phrases } from '@tezga/phrases';
import {
  IconBuildingStore,
  IconDeviceLaptop,
  IconDialpad,
  IconLock,
  IconMail,
  IconPalette,
  IconShieldLock,
  IconUser,
  type Icon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Area } from '../session/guard.ts';
import type { AccountSectionId } from './account-path.ts';
import { AppearanceSection } from './AppearanceSection.tsx';
import { ContactsSection } from './ContactsSection.tsx';
import { InvitationsSection } from './InvitationsSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PinSection } from './PinSection.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { SecondFactorSection } from './SecondFactorSection.tsx';
import { SessionsSection } from './SessionsSection.tsx';

export interface AccountSection {
  readonly id: AccountSectionId;
  readonly icon: Icon;
  readonly group: keyof Phrases['people']['groups'];
  readonly section: ComponentType;
}

const sections: readonly (AccountSection & { readonly onlyIn?: Area })[] = [
  { id: 'profile', icon: IconUser, group: 'person', section: ProfileSection },
  { id: 'contacts', icon: IconMail, group: 'person', section: ContactsSection },
  {
    id: 'invitations',
    icon: IconBuildingStore,
    group: 'person',
    section: InvitationsSection,
    onlyIn: 'business',
  },
  { id: 'password', icon: IconLock, group: 'security', section: PasswordSection },
  { id: 'secondFactor', icon: IconShieldLock, group: 'security', section: SecondFactorSection },
  // Only users of a business have a PIN, because only they work at a till.
  { id: 'pin', icon: IconDialpad, group: 'security', section: PinSection, onlyIn: 'business' },
  { id: 'sessions', icon: IconDeviceLaptop, group: 'security', section: SessionsSection },
  { id: 'appearance', icon: IconPalette, group: 'browser', section: AppearanceSection },
];

/** The account sections of this area. */
export function accountSectionsFor(area: Area): readonly AccountSection[] {
  return sections.filter(({ onlyIn = area }) => onlyIn === area);
}
