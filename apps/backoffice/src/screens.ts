import { accountScreens } from './account/screens.ts';
import { accountingScreens } from './business/accounting/screens.ts';
import { activityScreens } from './business/activity/screens.ts';
import { adminRoleScreens } from './admin/admin-roles/screens.ts';
import { adminScreens } from './admin/admins/screens.ts';
import { articleScreens } from './business/articles/screens.ts';
import { backupScreens } from './admin/backups/screens.ts';
import { bankAccountScreens } from './business/accounts/screens.ts';
import { businessPageScreens } from './admin/business-page/screens.ts';
import { businessScreens } from './admin/businesses/screens.ts';
import { cashRegisterScreens } from './business/cash-register/screens.ts';
import { categoryScreens } from './business/categories/screens.ts';
import { customerScreens } from './business/customers/screens.ts';
import { deviceScreens } from './admin/devices/screens.ts';
import { fleetScreens } from './admin/fleet/screens.ts';
import { managedShopScreens } from './admin/shops/screens.ts';
import { dashboardScreens } from './business/dashboard/screens.ts';
import { eInvoiceScreens } from './business/e-invoices/screens.ts';
import { authScreens } from './auth/screens.ts';
import { employeeScreens } from './business/employees/screens.ts';
import { reportScreens } from './business/reports/screens.ts';
import { onlinePaymentScreens } from './business/online-payments/screens.ts';
import { paymentScreens } from './business/payments/screens.ts';
import { purchaseScreens } from './business/purchases/screens.ts';
import { selfCareScreens } from './admin/self-care/screens.ts';
import { roleScreens } from './business/roles/screens.ts';
import { correctionScreens } from './business/sales/correction/screens.ts';
import { newInvoiceScreens } from './business/sales/new-invoice/screens.ts';
import { saleScreens } from './business/sales/screens.ts';
import { settingsScreens } from './business/settings/screens.ts';
import { shopScreens } from './business/shops/screens.ts';
import { tillScreens } from './business/tills/screens.ts';
import { warehouseScreens } from './business/warehouse/screens.ts';
import { wtnScreens } from './business/wtn/screens.ts';
import type { Screen } from './session/screen.ts';

/** The permission table of the specification as code: the router, the navigation and the palette are made from it. */
export const screens: readonly Screen[] = [
  ...authScreens,
  ...dashboardScreens,
  ...activityScreens,
  ...employeeScreens,
  ...roleScreens,
  ...articleScreens,
  ...warehouseScreens,
  ...categoryScreens,
  ...settingsScreens,
  ...shopScreens,
  ...tillScreens,
  ...bankAccountScreens,
  ...customerScreens,
  ...paymentScreens,
  ...cashRegisterScreens,
  ...accountingScreens,
  // Before the other screens below /receipts, because their path parameter would match the path of a new invoice as
  // an id.
  ...newInvoiceScreens,
  ...correctionScreens,
  ...eInvoiceScreens,
  ...saleScreens,
  ...purchaseScreens,
  ...reportScreens,
  ...onlinePaymentScreens,
  ...wtnScreens,
  ...businessScreens,
  ...businessPageScreens,
  ...selfCareScreens,
  ...managedShopScreens,
  ...deviceScreens,
  ...fleetScreens,
  ...adminScreens,
  ...adminRoleScreens,
  ...backupScreens,
  ...accountScreens,
];
