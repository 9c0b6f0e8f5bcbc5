import type { Phrases } from '../phrases.ts';

export const help: Phrases['help'] = {
  title: 'Help',
  about: 'About this page',
  keys: 'Keys everywhere',
  keyNames: {
    palette: 'Search everything: pages, articles, customers, invoices',
    create: 'Create something new',
    save: 'Save the form',
    close: 'Close or cancel',
    help: 'This help; in a list, the keys of the list',
  },
  contact: 'No answer here? Ask whoever looks after your business.',
  atDoor: {
    title: 'Help with signing in',
    back: 'Back to sign-in',
    lines: [
      'Sign in with the e-mail address or phone number that the business has, and your password.',
      'Forgot the password? Choose “Forgot your password?”: a code comes by e-mail or SMS.',
      'No account? The owner adds you under Employees; new businesses are opened by a reseller or an administrator of Tezga.',
      'Two-step sign-in? After the password type the 6 digits of the app, or a recovery code.',
    ],
  },
  terms: {
    title: 'Terms and conditions',
    none: 'No service contract is in force yet.',
    failed: 'The terms could not be read',
  },
  firstSteps: {
    title: 'First steps',
    hint: 'Once all are done, invoices are fiscalized and the figures appear here automatically.',
    done: 'done',
    certificate: 'Upload the certificate that signs the invoices',
    shop: 'Enter the business unit code of a shop',
    till: 'Register a till with the tax authority',
    operator: 'Give yourself an operator code',
    article: 'Add or import the articles',
    invoice: 'Issue the first invoice',
    open: 'Open',
  },
  screens: {
    dashboard:
      'The figures of today and of the period you choose. Every figure opens the invoices it counts; “Needs attention” shows what waits for you, with one action each.',
    receipts:
      'All issued invoices. Filter with the chips above, select rows to print or download them, open an invoice to correct it.',
    newInvoice:
      'Type the article or scan the barcode, Enter adds it; “3*banana” adds three. Ctrl+Enter issues the invoice and the NIVF arrives automatically.',
    waiting:
      'Invoices that the tax authority has not taken yet, with the hours left of the 48. Pending ones are resent automatically; refused ones must be fixed.',
    orders: 'Open orders: select those paid together and sum them up in one invoice.',
    centralInvoices:
      'The e-invoices that the central platform has, sent and received, with their status there. Received ones are accepted or refused.',
    wtn: 'Delivery notes travel with the goods and go to the tax authority before departure.',
    sales: 'The profit of each invoice: sale without VAT, cost and margin.',
    draftPayments:
      'Here you see what you have to pay to Tezga and what you have paid. You are reminded of a pending payment when you sign in; the reminder can wait until the end of the day.',
    purchases:
      'Invoices issued to you by suppliers. Accept or refuse the e-invoices that wait for an answer.',
    articles: 'What you sell: price, VAT, barcode and prices by shop. Long lists come in faster by import.',
    category: 'Categories group the articles at the till and in reports.',
    customers: 'Customers with NIPT and address, found on the invoice with two letters.',
    payments:
      'Who owes you and whom you owe, with the age of the debt. A row opens the card: there you pay, refund, use advances and reverse a payment.',
    cashRegister:
      'The money in the drawer: opening of the day, deposits and withdrawals. Without an opening there are no cash sales.',
    journal: 'The entries that documents post automatically, with debit and credit.',
    settings: 'Business data, shops, tills, certificate, VAT and printing. Search a setting by name above.',
    employees: 'Who works here, with which role and in which shops.',
    roles: 'A role says what an employee sees and edits; the preview beside it shows their menu.',
    activity: 'Who did what, and when.',
    accounts: 'The bank accounts on invoices that are not paid in cash.',
    shops: 'The shops with their business unit code, which stands on every invoice.',
    account: 'Your data, password, two-step sign-in and the devices where you are signed in.',
    warehouse:
      'Documents of the warehouse, stock by shop, stocktakes and the value of the goods. Every quantity opens the movements behind it.',
    reports:
      'The figures of sales for the period you choose, compared with the one before. Open a row to see its invoices; export as CSV, XLSX or PDF.',
    stockReports:
      'What came into the warehouse and what left it, by article and employee, with quantity and value.',
    businesses:
      'The businesses you manage: search by name or NIPT; the page of a business has its shops, devices, people, contract and pending invoices.',
    fleet:
      'The devices of all businesses, those that need a person first: last contact, unsent documents, certificate, clock and SIM card.',
    selfCare:
      'What Self-Care, the portal of the tax authority, has about a business: its data, operators and units, compared with the employees and shops here.',
    backups:
      'Backups and their test restores: when they were taken, how large they are, and what went wrong.',
    admins:
      'Super admins and resellers: who signs in, with which role, and where they are signed in now. Nobody gives more than they have.',
    adminRoles:
      'A role says which areas of the platform an administrator views or changes; a level above yours cannot be given.',
    other: 'Search with Ctrl K for what you need, or choose a page in the menu on the left.',
  },
};
