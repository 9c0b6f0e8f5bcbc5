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
  // Whoever works in a business may stand at its till; those who look after businesses do not.
  { id: 'pin', icon: IconDialpad, group: 'security', section: PinSection, onlyIn: 'business' },
  { id: 'sessions', icon: IconDeviceLaptop, group: 'security', section: SessionsSection },
  { id: 'appearance', icon: IconPalette, group: 'browser', section: AppearanceSection },
];

/** The parts of an account someone in this area has. */
export function accountSectionsFor(area: Area): readonly AccountSection[] {
  return sections.filter(({ onlyIn = area }) => onlyIn === area);
}
