import type { PaymentMethod } from '@tezga/domain';
import {
  IconArrowsExchange,
  IconBuildingBank,
  IconCash,
  IconCreditCard,
  IconClipboardList,
  IconDots,
  IconGift,
  IconId,
  IconTicket,
  IconWriting,
  type Icon,
} from '@tabler/icons-react';

/** The icon of each payment method. */
export const methodIcons: Record<PaymentMethod, Icon> = {
  BANKNOTE: IconCash,
  CARD: IconCreditCard,
  CHECK: IconWriting,
  SVOUCHER: IconTicket,
  COMPANY: IconId,
  ORDER: IconClipboardList,
  ACCOUNT: IconBuildingBank,
  FACTORING: IconBuildingBank,
  COMPENSATION: IconArrowsExchange,
  TRANSFER: IconArrowsExchange,
  WAIVER: IconDots,
  KIND: IconGift,
  OTHER: IconDots,
};
