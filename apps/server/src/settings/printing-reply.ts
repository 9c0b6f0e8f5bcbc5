interface PrintingRow {
  readonly prints_payment_qr: boolean;
  readonly prints_vat_section: boolean;
}

export function printingReply(row: PrintingRow) {
  return { paymentQrCode: row.prints_payment_qr, vatSection: row.prints_vat_section };
}
