import type { Phrases } from '@tezga/phrases';
import {
  IconBuildingBank,
  IconBuildingStore,
  IconBuildingWarehouse,
  IconCertificate,
  IconCloudLock,
  IconCoinEuro,
  IconDeviceDesktop,
  IconDeviceLaptop,
  IconGift,
  IconMapPin,
  IconMessage,
  IconPercentage,
  IconPhoto,
  IconPrinter,
  IconRulerMeasure,
  type Icon,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import { BusinessSection } from './BusinessSection.tsx';
import { CommentsSection } from './CommentsSection.tsx';
import { LogoSection } from './LogoSection.tsx';
import { PrintingSection } from './PrintingSection.tsx';
import { SelfCareSection } from './SelfCareSection.tsx';
import { StockSection } from './StockSection.tsx';
import { VatSection } from './VatSection.tsx';
import { AccountsSection } from '../accounts/index.ts';
import { CertificateSection } from '../certificates/index.ts';
import { ClientCreditSection } from '../client-credit/index.ts';
import { CurrenciesSection } from '../currencies/index.ts';
import { ShopsSection } from '../shops/index.ts';
import { EposSection, PosSection } from '../tills/index.ts';
import { UnitsSection } from '../units/index.ts';

interface SectionWords {
  readonly title: string;
  readonly hint: string;
}

export interface SettingsSection {
  /** The section's name in the URL. */
  readonly id: string;
  readonly icon: Icon;
  readonly group: keyof Phrases['settings']['groups'];
  readonly words: (phrases: Phrases) => SectionWords;
  readonly section: ComponentType;
}

export const settingsSections: readonly SettingsSection[] = [
  {
    id: 'business',
    icon: IconBuildingStore,
    group: 'business',
    words: ({ settings }) => settings.business,
    section: BusinessSection,
  },
  {
    id: 'logo',
    icon: IconPhoto,
    group: 'business',
    words: ({ settings }) => settings.logo,
    section: LogoSection,
  },
  { id: 'shops', icon: IconMapPin, group: 'business', words: ({ shops }) => shops, section: ShopsSection },
  {
    id: 'pos',
    icon: IconDeviceDesktop,
    group: 'business',
    words: ({ tills }) => tills.pos,
    section: PosSection,
  },
  {
    id: 'epos',
    icon: IconDeviceLaptop,
    group: 'business',
    words: ({ tills }) => tills.epos,
    section: EposSection,
  },
  {
    id: 'comments',
    icon: IconMessage,
    group: 'business',
    words: ({ settings }) => settings.comments,
    section: CommentsSection,
  },
  {
    id: 'certificate',
    icon: IconCertificate,
    group: 'fiscal',
    words: ({ certificates }) => certificates,
    section: CertificateSection,
  },
  {
    id: 'self-care',
    icon: IconCloudLock,
    group: 'fiscal',
    words: ({ settings }) => settings.selfCare,
    section: SelfCareSection,
  },
  {
    id: 'vat',
    icon: IconPercentage,
    group: 'fiscal',
    words: ({ settings }) => settings.vat,
    section: VatSection,
  },
  {
    id: 'units',
    icon: IconRulerMeasure,
    group: 'sales',
    words: ({ units }) => units,
    section: UnitsSection,
  },
  {
    id: 'currencies',
    icon: IconCoinEuro,
    group: 'sales',
    words: ({ currencies }) => currencies,
    section: CurrenciesSection,
  },
  {
    id: 'accounts',
    icon: IconBuildingBank,
    group: 'sales',
    words: ({ accounts }) => accounts,
    section: AccountsSection,
  },
  {
    id: 'client-credit',
    icon: IconGift,
    group: 'sales',
    words: ({ clientCredit }) => clientCredit,
    section: ClientCreditSection,
  },
  {
    id: 'printing',
    icon: IconPrinter,
    group: 'sales',
    words: ({ settings }) => settings.printing,
    section: PrintingSection,
  },
  {
    id: 'stock',
    icon: IconBuildingWarehouse,
    group: 'sales',
    words: ({ settings }) => settings.stock,
    section: StockSection,
  },
];
