import { measureAvailability } from './availability.ts';
import { measurePrintingAvailability } from './availability-of-printing.ts';
import { measureBackup } from './backup.ts';
import { measureCalls } from './calls.ts';
import { measureCarts } from './carts.ts';
import { measureCrash } from './crash.ts';
import { measureCustomersSync, measurePalette } from './customers-sync.ts';
import { measureDebts } from './debts.ts';
import { measureEInvoices } from './e-invoices.ts';
import { measureExports } from './exports.ts';
import { measureFiscal } from './fiscal.ts';
import { measureFleet } from './fleet.ts';
import { measureImport } from './import.ts';
import { measureInvoices } from './invoices.ts';
import { measureLists } from './lists.ts';
import { measureLogin } from './login.ts';
import { measureNewInvoice } from './new-invoice.ts';
import { measurePrint } from './print.ts';
import { measureRandomStock } from './random-stock.ts';
import { measureReports } from './reports.ts';
import { measureSelling } from './selling.ts';
import { measureSellingAsStarted } from './selling-as-started.ts';
import { measureSignIn } from './sign-in.ts';
import { measureStart } from './start.ts';
import { printTable, type Measured } from './table.ts';
import { measureWarehouse } from './warehouse.ts';

/** The measured value of every performance target, each beside a reference measured in the same run. */
const measured: Measured[] = [
  ...(await measureCalls()),
  ...(await measureAvailability()),
  ...(await measureSignIn()),
  ...(await measureLogin()),
  ...(await measureStart()),
  ...(await measureLists()),
  ...(await measureInvoices()),
  ...(await measureReports()),
  ...(await measureExports()),
  ...(await measureDebts()),
  ...(await measureWarehouse()),
  ...(await measureRandomStock()),
  ...(await measureFleet()),
  ...measureCarts(),
  ...(await measureImport()),
  ...(await measureCustomersSync()),
  ...(await measurePalette()),
  ...(await measureFiscal()),
  ...(await measureEInvoices()),
  ...(await measurePrint()),
  ...(await measureSelling()),
  ...(await measureSellingAsStarted()),
  ...(await measureNewInvoice()),
  ...(await measurePrintingAvailability()),
  ...(await measureBackup()),
  ...(await measureCrash()),
];
printTable(measured);
process.exitCode = measured.every(({ isMet }) => isMet) ? 0 : 1;
