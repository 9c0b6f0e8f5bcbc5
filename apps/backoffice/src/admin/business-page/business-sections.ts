import type { Phrases } from '@tezga/phrases';
import {
  IconBuildingStore,
  IconCertificate,
  IconClock,
  IconDeviceDesktop,
  IconDeviceSim,
  IconFileText,
  IconHistory,
  IconIdBadge2,
  IconMail,
  IconMessage,
  IconReceipt,
  IconShieldLock,
  IconUser,
  type Icon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { BusinessFactsSection } from '../businesses/index.ts';
import { DevicesSection } from '../devices/index.ts';
import { EmployeesSection, RolesSection } from '../people/index.ts';
import { ShopsSection } from '../shops/index.ts';
import { SimCardsSection } from '../sim-cards/index.ts';
import { ActivitySection } from './ActivitySection.tsx';
import { CertificateSection } from './CertificateSection.tsx';
import { CommentsSection } from './CommentsSection.tsx';
import { ContractSection } from './ContractSection.tsx';
import { MessagesSection } from './MessagesSection.tsx';
import { OwnerSection } from './OwnerSection.tsx';
import { SalesSection } from './SalesSection.tsx';
import { WaitingSection } from './WaitingSection.tsx';

interface SectionWords {
  readonly title: string;
  readonly hint: string;
}

export interface BusinessSection {
  /** The section's name in the URL. */
  readonly id: string;
  readonly icon: Icon;
  readonly group: keyof Phrases['businessPage']['groups'];
  readonly words: (phrases: Phrases) => SectionWords;
  /** The component of the section, which fetches its own data. */
  readonly section: ComponentType<{ readonly businessId: string }>;
}

/** The sections of the page of a business, in the order of its navigation. */
export const businessSections: readonly BusinessSection[] = [
  {
    id: 'owner',
    icon: IconUser,
    group: 'business',
    words: ({ businessPage }) => businessPage.owner,
    section: OwnerSection,
  },
  {
    id: 'facts',
    icon: IconBuildingStore,
    group: 'business',
    words: ({ businesses }) => businesses.facts,
    section: BusinessFactsSection,
  },
  {
    id: 'comments',
    icon: IconMessage,
    group: 'business',
    words: ({ settings }) => settings.comments,
    section: CommentsSection,
  },
  {
    id: 'messages',
    icon: IconMail,
    group: 'business',
    words: ({ businessPage }) => businessPage.messages,
    section: MessagesSection,
  },
  {
    id: 'contract',
    icon: IconFileText,
    group: 'business',
    words: ({ contracts }) => contracts.section,
    section: ContractSection,
  },
  {
    id: 'certificate',
    icon: IconCertificate,
    group: 'fiscal',
    words: ({ certificates }) => certificates,
    section: CertificateSection,
  },
  {
    id: 'waiting',
    icon: IconClock,
    group: 'fiscal',
    words: ({ businessPage }) => businessPage.waiting,
    section: WaitingSection,
  },
  {
    id: 'sales',
    icon: IconReceipt,
    group: 'sales',
    words: ({ businessPage }) => businessPage.sales,
    section: SalesSection,
  },
  {
    id: 'shops',
    icon: IconBuildingStore,
    group: 'places',
    words: ({ shops }) => shops,
    section: ShopsSection,
  },
  {
    id: 'devices',
    icon: IconDeviceDesktop,
    group: 'places',
    words: ({ devices }) => devices,
    section: DevicesSection,
  },
  {
    id: 'simCards',
    icon: IconDeviceSim,
    group: 'places',
    words: ({ simCards }) => simCards,
    section: SimCardsSection,
  },
  {
    id: 'employees',
    icon: IconIdBadge2,
    group: 'people',
    words: ({ managedPeople }) => managedPeople.employees,
    section: EmployeesSection,
  },
  {
    id: 'roles',
    icon: IconShieldLock,
    group: 'people',
    words: ({ managedPeople }) => managedPeople.roles,
    section: RolesSection,
  },
  {
    id: 'activity',
    icon: IconHistory,
    group: 'people',
    words: ({ businessPage }) => businessPage.activity,
    section: ActivitySection,
  },
];
