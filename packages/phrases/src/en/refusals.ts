import type { RefusalCode } from '@tezga/domain';

export const refusals: Record<RefusalCode, string> = {
  'invalid-input': 'Some of the data is not right. Check the marked fields.',
  'not-found': 'Not found.',
  'not-permitted': 'This is not permitted',
  'not-signed-in': 'Your session has ended. Sign in again.',
  'business-not-available': 'You no longer have access to this business.',
  'first-start-needed':
    'This installation has no administrator yet. The first super admin is created with the code that the server prints when it starts.',
  'first-start-over': 'This installation has its first super admin. Sign in with that account.',
  'wrong-credentials': 'The credentials are wrong!',
  'too-many-attempts': 'Too many wrong attempts. Try again in 15 minutes.',
  'too-many-requests': 'Too many requests at once. Try again in a minute.',
  'too-large': 'The data sent is too large.',
  'disk-full':
    'The disk of the server is full, so nothing was changed. Tell the person who looks after the server, and try again once there is room.',
  'unsupported-format': 'The format of the data is not known.',
  'request-id-missing': 'The request lacks its identifier (requestId).',
  'request-id-reused': 'This request identifier was used for something else.',
  'view-name-taken': 'You already have a filter of this name.',
  'backups-not-configured':
    'Backups are not configured. Set TEZGA_BACKUP_FOLDER and TEZGA_BACKUP_PASSPHRASE.',
  'wrong-password': 'The current password is not right.',
  'wrong-pin': 'The operator code or the PIN is not right.',
  'wrong-code': 'The code is not right, or it was used already. Wait for the next code of the app.',
  'second-factor-needed': 'Type the code of your authenticator app.',
  'second-factor-must-enrol': 'Your account must have two-step sign-in. Set it up before you go on.',
  'second-factor-required': 'This account must have two-step sign-in, so it cannot be switched off.',
  'second-factor-not-begun': 'Two-step sign-in is not in use. Begin setting it up again.',
  'second-factor-already-on': 'Two-step sign-in is already in use.',
  'opened-by-admin': 'Only the employee can do this: the administrator of the platform opened this session.',
  'password-needed': 'Sign in with your password to do this: a PIN is for working in this business only.',
  'password-must-change': 'Someone else set your password. Choose a new one before you go on.',
  'password-same': 'Choose another password than the one you have.',
  'code-not-valid': 'This code is no longer valid. Ask for a new one.',
  'too-soon': 'The code was sent just now. Wait a minute before asking again.',
  'too-many-codes': 'Too many codes were asked for. Try again in an hour.',
  'contact-taken': 'This contact belongs to another account.',
  'reset-not-asked': 'This account was not asked to change its password.',
  'user-owns-business': 'This user owns a business and cannot be deleted.',
  'user-is-self': 'You cannot delete your own account.',
  'role-name-taken': 'You already have a role of this name.',
  'role-in-use': 'Employees have this role. Give them another one, then delete it.',
  'role-fixed':
    'The owner’s role is not changed, deleted or given to anyone; the roles OP and AP are not deleted.',
  'admin-role-fixed': 'The role root always has every right: it cannot be added, changed or deleted.',
  'admin-role-in-use': 'Admins have this role. Give them another role, then delete it.',
  'admin-role-deleted':
    'The role of this admin was deleted. Choose another role on the page of the admin and open the account there.',
  'own-rights': 'Nobody changes their own rights. Ask another admin.',
  'employee-is-owner': 'The owner of the business cannot be changed or deleted among the employees.',
  'employee-already-there': 'This person already works in this business.',
  'operator-code-taken': 'This operator code belongs to another employee.',
  'changed-meanwhile': 'Someone else changed it meanwhile. Open it again and make your change.',
  'contract-already-signed': 'The contract has been signed already.',
  'contract-template-changed': 'The contract has changed meanwhile. Read it again before you accept it.',
  'sku-taken': 'This SKU is taken.',
  'barcode-taken': 'This barcode is taken.',
  'recipe-circle': 'An article cannot be made of itself, not even through its ingredients.',
  'recipe-too-deep': 'The recipe has more than 5 levels of ingredients. Make it simpler.',
  'article-in-recipe': 'The article is an ingredient of another one. Take it out there, then delete it.',
  'category-name-taken': 'You already have a category with this name.',
  'unit-name-taken': 'You already have a unit with this name.',
  'unit-in-use': 'Articles use this unit. Give them another one, then delete it.',
  'unit-last': 'At least one unit must remain.',
  'currency-already-there': 'This currency has already been added.',
  'currency-not-there': 'This currency is not among those of the business.',
  'currency-in-use': 'Articles or bank accounts use this currency, so it cannot be deleted.',
  'currency-base': 'The lek is the base currency: its rate is always 1.',
  'customer-code-taken': 'This customer code is taken.',
  'account-already-there': 'This bank account has already been added.',
  'shop-name-taken': 'You already have a shop with this name.',
  'business-unit-taken': 'Another shop has this business unit code.',
  'business-unit-registered':
    'The tax authority registered a device of this shop with its business unit code. To change the code, remove the TCR codes of the shop’s devices and register them again.',
  'shop-last': 'At least one shop must remain visible.',
  'nipt-taken': 'Another business already has this NIPT.',
  'business-has-open-documents':
    'The business has refused or unsent documents. Send or correct them first, then delete it.',
  'shop-in-use': 'The shop has devices or data and cannot be deleted. Hide it from the lists.',
  'till-name-taken': 'You already have a device with this name in this shop.',
  'tcr-code-taken': 'Another till has this TCR code.',
  'tcr-number-taken': 'Another device of the business has this TCR number.',
  'device-in-use': 'The device has documents and cannot be deleted.',
  'device-not-attached': 'The device is not attached to a physical device.',
  'device-needs-detaching':
    'The identifier cannot be emptied here. Detach the device in the list of devices and give the reason.',
  'device-registered':
    'The tax authority registered this device with its shop and TCR number. To change them, remove its TCR code and register it again.',
  'sim-card-taken': 'Another business has this SIM card.',
  'comment-files-full':
    'The files of this business’s comments have reached their limit. Write the comment without files, or with smaller ones.',
  'image-not-valid': 'The picture is damaged or cannot be read. Choose another.',
  'image-too-large': 'The picture has more than 2000 × 2000 pixels. Choose a smaller one.',
  'statement-too-long': 'The statement has more than 3000 lines. Choose a shorter period.',
  'print-too-heavy':
    'The document was not ready in the time allowed. Try again with fewer documents at once.',
  'file-not-valid': 'The file must be a pdf, png, jpeg or csv.',
  'attachment-not-valid':
    'The content of the file is not what its name says. Allowed are pdf, png, jpeg, csv, xlsx and ods.',
  'password-check-needed': 'Type your password to see this.',
  'import-over': 'This import can no longer be undone: 24 hours have passed.',
  'import-undone': 'This import has already been undone.',
  'certificate-file-too-large':
    'The file is too large for a certificate. Choose the .p12 file you got from e-Albania.',
  'certificate-file-not-pkcs12':
    'This file is no .p12 certificate. Choose the .p12 or .pfx file you got from e-Albania.',
  'certificate-file-damaged':
    'The certificate file is damaged or not whole. Download it again from e-Albania.',
  'certificate-file-wrong-password':
    'The password of the file is wrong. Type the one you chose when you got the certificate.',
  'certificate-file-unsupported-protection':
    'The file is protected in a way that is not known. Download it again from e-Albania.',
  'certificate-file-slow': 'Reading the file took too long and was stopped. Try again in a moment.',
  'certificate-file-no-key':
    'The file does not hold the key of the certificate. Choose the whole .p12 file, not the certificate alone.',
  'certificate-file-key-not-rsa':
    'The key in the file is not RSA of 2048 bits, as the tax authority wants it. Get a fiscalization certificate from e-Albania.',
  'certificate-file-no-certificate':
    'The file holds a key, but no certificate. Download it again from e-Albania.',
  'certificate-file-no-matching-certificate':
    'The certificate in the file does not belong to the key beside it. Download it again from e-Albania.',
  'certificate-not-yet-valid': 'The certificate is not valid yet. Contact Tezga support.',
  'certificate-expired':
    'The certificate has expired. Get a new one from e-Albania or contact Tezga support.',
  'certificate-wrong-environment': 'The certificate is not the right one!',
  'certificate-other-business':
    'The certificate is of another business: the NIPT in it is not yours. Choose the one of this business.',
  'certificate-ends-earlier':
    'The certificate in use is valid longer than this one, so it was not replaced. Choose another or confirm that you want it.',
  'certificate-missing':
    'The business has no certificate. Upload it in Settings, Certificate, then try again.',
  'no-managed-certificate':
    'The register of the tax authority is read with the certificate of a business, and none of your businesses has a valid one yet. Type the data yourself.',
  'clock-away':
    'The server’s clock is too far from the tax authority’s, so no document is issued. The administrator must set the clock; issuing continues automatically as soon as it is right.',
  'clock-was-ahead':
    'The server’s clock was ahead: the last document of this series bears a time that has not come yet. The administrator must check the clock.',
  'tax-authority-unreachable': 'The tax authority does not answer now. Try again in a while.',
  'tax-authority-refused':
    'The tax authority refused the question. Try again; if it happens again, tell the Tezga team.',
  'self-care-password-missing':
    'The business has no Self-Care password saved. Save it in Settings, then try again.',
  'self-care-password-wrong':
    'Self-Care did not accept the saved password. Save the new one in Settings, then try again.',
  'self-care-typed-password-wrong':
    'Self-Care did not accept the name or the password you typed. Check them and try again.',
  'self-care-session-over': 'The Self-Care session is over. Enter again with name and password.',
  'self-care-unreachable': 'Self-Care does not answer right now. Try again shortly.',
  'self-care-refused': 'Self-Care did not accept the request. Check the details and try again.',
  'self-care-operator-missing':
    'Self-Care has no operator with this code. Check the code, or give the personal number to create one.',
  'till-not-registered': 'This till has no TCR code yet. Enter it in the settings, points of sale.',
  'drawer-already-open':
    'The drawer of this till is already open today. Add or take money with a deposit or a withdrawal.',
  'drawer-not-open': 'The drawer of this till is not open today. Declare its starting balance first.',
  'till-of-other-shop': 'This operator does not work in the shop of this till.',
  'till-on-other-device':
    'This till is connected to another device. Whoever may change the configuration can replace it.',
  'drawer-short': 'There is not so much money in the drawer.',
  'drawer-changed':
    'The drawer has changed meanwhile: there were sales or movements. Look at the new balance and count again.',
  'stock-insufficient': 'There is not enough stock for this sale.',
  'operator-code-missing': 'You have no operator code; whoever manages the employees sets it.',
  'business-unit-missing': 'The shop has no business unit code; set it at the shops.',
  'shop-address-missing': 'The shop has no address or town; enter them at the shops.',
  'client-not-verified':
    'This till requires a verified client: the tax register does not have this NIPT. Check the NIPT.',
  'customer-needed': 'This till sells only with a customer chosen.',
  'nothing-to-correct': 'Nothing of this invoice is left to correct.',
  'order-already-used':
    'This order is already part of a summary invoice. Correct the summary invoice instead.',
  'order-not-open':
    'One of the chosen invoices is not an open order: it was paid otherwise, or corrected down to nothing.',
  'orders-differ':
    'These orders cannot be summed up together: they must share the currency, the rate, the VAT and the way they are paid.',
  'summary-too-long':
    'These orders are more than one invoice has room for. Sum them up in two or more invoices.',
  'advance-already-used': 'This advance was already taken off in a final invoice.',
  'debt-given-up': 'The debt of this invoice was already given up.',
  'invoice-refused':
    'The tax authority has not taken the invoice, so it can be neither corrected nor summed up. Mend and resend it under Waiting, or take it out of the books.',
  'original-refused':
    'The invoice it undoes was never taken by the tax authority, so this one is not sent either.',
  'retract-not-refused':
    'The invoice is no longer refused: it was sent meanwhile, the tax authority has taken it, or it is out of the books already.',
  'retract-correction':
    'This invoice corrects another, so it cannot be taken out of the books. Mend and resend it under Waiting.',
  'retract-summary':
    'This invoice sums up orders that the tax authority has taken, so it cannot be taken out of the books. Mend and resend it under Waiting.',
  'retract-referred': 'Another invoice is about this one, so it cannot be taken out of the books.',
  'retract-may-be-known':
    'The tax authority may have taken the invoice without our hearing of it. Resend it first; take it out of the books only if it is refused for what it says.',
  'invoice-number-taken':
    'Another invoice has the same number under this TCR code. Check the TCR codes of the tills, then try again.',
  'vat-status-changed':
    'The invoice has VAT and the business is no longer in it: it cannot be corrected here.',
  'note-issued-otherwise':
    'This delivery note was issued before with other content. Look at it in the list before you issue a new one.',
  'stocktake-not-open': 'This stocktake is closed or cancelled; nothing more is counted in it.',
  'stocktake-already-open':
    'This shop has an earlier open stocktake. Count in it, or close or cancel it first.',
  'stocktake-other-article': 'No article of this stocktake has this code.',
  'transfer-completed': 'The transfer is completed already.',
  'transfer-cancelled': 'The transfer is cancelled already.',
  'transfer-of-other-shop': 'The delivery note is issued by the shop that the goods leave.',
  'document-not-edited':
    'A document of this kind is not edited after posting. Correct it with a new document.',
  'document-posted-otherwise':
    'This document was posted before with other content. Look at it in the list before you post a new one.',
  'payment-provider-missing':
    'Online payments are not open in this installation yet. Ask the person who looks after your business.',
  'payment-provider-unreachable':
    'The payment provider did not reply. If you approved the payment, do not pay again: we check it ourselves within a few minutes.',
  'payment-declined':
    'The payment provider refused the payment and took no money. Try another card or account.',
  'payment-not-approved': 'The payment is not approved on the page of the provider yet. No money was taken.',
  'payment-issuer-missing':
    'The business that issues the invoices of the platform is not ready: check ONLINE_PAYMENTS_ISSUER, its till, operator and exchange rate.',
  'payment-made-otherwise': 'Another payment was recorded under this id. Open the payments and check.',
  'payment-exceeds-open':
    'The payment is more than what is still open. Lower the amount or keep the rest as an advance.',
  'payment-nothing-open': 'There is nothing open to pay.',
  'payment-reversed-already': 'This payment has been reversed already.',
  'purchase-paid':
    'This purchase is paid, at least in part. Reverse its payments first, then change the supplier.',
  'purchase-received':
    'The goods of this purchase are in the warehouse, so its use and its VAT do not change.',
  'purchase-without-pdf': 'This purchase has no PDF.',
  'entry-of-purchase': 'This entry has a purchase, so its reason cannot change.',
  'client-credit-not-configured':
    'Client credit is not configured. Set the value of one point in lek in the settings.',
  'client-credit-short': 'The client credit is not enough for this amount.',
  'client-credit-left':
    'One of the customers to be merged still has credit. Set its points to 0 before the merge.',
  'payment-sale-not-on-credit':
    'This invoice is paid at the till. Choose a non-cash payment for the invoice, then pay it here.',
  'payment-of-other-shops': 'The payment concerns other shops too: someone who sees all reverses it.',
  'payment-cash-limit':
    'These advances were taken in cash, and together they exceed the legal limit for one invoice. Refund them by bank transfer or use them for other invoices.',
  'payment-advance-used':
    'The advance of this payment has been used. Reverse the payments that used it first.',
  'sale-issued-otherwise':
    'This sale has already been issued with other content. Look at the issued invoice before you issue a new one.',
  'debt-not-owed': 'Only a non-cash invoice with something still owed can be given up as a bad debt.',
  'debt-not-due': 'A debt can be given up only after its due date has passed. Wait until the day after it.',
};
