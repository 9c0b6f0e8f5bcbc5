import { measureAvailability } from './availability.ts';
import { measurePrintingAvailability } from './availability-of-printing.ts';
import { measureBackup } from './backup.ts';
import { measureCalls } from './calls.ts';
import { measureCarts } from './carts.ts';
import { measureCrash } from './crash/crash.ts';
import { measureCustomersSync, measurePalette } from './customers-sync.ts';
import { measureDebts } from './debts.ts';
import { measureEInvoices } from './e-invoices.ts';
import { measureExports } from './exports.ts';
import { measureFiscal } from './fiscal/fiscal.ts';
import { measureFleet } from './fleet.ts';
import { measureImport } from './import.ts';
import { measureInvoices } from './invoices.ts';
import { measureLists } from './lists.ts';
import { measureLogin } from './login.ts';
import { measureNewInvoice } from './new-invoice.ts';
import { measurePrint } from './print/print.ts';
import { measureRandomStock } from './random-stock.ts';
import { measureReports } from './reports.ts';
import { measureSelling } from './selling.ts';
import { measureSellingAsStarted } from './selling-as-started.ts';
import { measureSignIn } from './sign-in.ts';
import { measureStart } from './start.ts';
import { printTable, type Measured } from './table.ts';
import { measureWarehouse } from './warehouse.ts';

/** The measurements by name, in the order in which they run. */
const measurements: Readonly<Record<string, () => Measured[] | Promise<Measured[]>>> = {
  calls: measureCalls,
  availability: measureAvailability,
  'sign-in': measureSignIn,
  login: measureLogin,
  start: measureStart,
  lists: measureLists,
  invoices: measureInvoices,
  reports: measureReports,
  exports: measureExports,
  debts: measureDebts,
  warehouse: measureWarehouse,
  'random-stock': measureRandomStock,
  fleet: measureFleet,
  carts: measureCarts,
  import: measureImport,
  'customers-sync': measureCustomersSync,
  palette: measurePalette,
  fiscal: measureFiscal,
  'e-invoices': measureEInvoices,
  print: measurePrint,
  selling: measureSelling,
  'selling-as-started': measureSellingAsStarted,
  'new-invoice': measureNewInvoice,
  'printing-availability': measurePrintingAvailability,
  backup: measureBackup,
  crash: measureCrash,
};

/** The names given on the command line, as in `npm run bench reports fleet`; without names, all measurements run. */
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in measurements));
if (unknown.length > 0) {
  console.error(`No measurement ${unknown.join(', ')}. There are: ${Object.keys(measurements).join(', ')}.`);
  process.exit(2);
}

const measured: Measured[] = [];
for (const [name, measure] of Object.entries(measurements)) {
  if (asked.length === 0 || asked.includes(name)) measured.push(...(await measure()));
}
printTable(measured);
process.exitCode = measured.every(({ isMet }) => isMet) ? 0 : 1;
