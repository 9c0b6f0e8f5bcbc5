import type { PaymentMethod } from '@tezga/domain';
import {
  IconArrowRightCircle,
  IconBuildingBank,
  IconCash,
  IconCreditCard,
  IconClipboardList,
  IconDots,
  IconEraser,
  IconFileDollar,
  IconGift,
  IconId,
  IconScale,
  IconTicket,
  type Icon,
} from '@tabler/icons-react';

/** The icon of each payment method. */
export const methodIcons: Record<PaymentMethod, Icon> = {
  BANKNOTE: IconCash,
  CARD: IconCreditCard,
  CHECK: IconFileDollar,
  SVOUCHER: IconTicket,
  COMPANY: IconId,
  ORDER: IconClipboardList,
  ACCOUNT: IconBuildingBank,
  FACTORING: IconBuildingBank,
  COMPENSATION: IconScale,
  TRANSFER: IconArrowRightCircle,
  WAIVER: IconEraser,
  KIND: IconGift,
  OTHER: IconDots,
};
