/**
 * More specific sentences for some refusals, used if the conflicting record, the time or the
 * available amount is known.
 */
export const refusalsNaming = {
  'sku-taken': (name: string) => `Ky kod SKU është i zënë: ${name}.`,
  'barcode-taken': (name: string) => `Ky barkod është i zënë: ${name}.`,
  'clock-was-ahead': (until: string) =>
    `Ora e serverit ka qenë përpara: dokumenti i fundit i kësaj serie mban orën ${until}. Para asaj ore nuk lëshohet asgjë në këtë seri. Administratori duhet të kontrollojë orën e serverit.`,
  'note-issued-otherwise': (number: string) =>
    `Kjo faturë shoqëruese është lëshuar më parë si ${number}, me të dhëna të tjera. Shiheni te lista para se të lëshoni një të re.`,
  'transfer-completed': (number: string) => `Transferimi ${number} është kompletuar tashmë.`,
  'transfer-cancelled': (number: string) => `Transferimi ${number} është anuluar tashmë.`,
  'document-posted-otherwise': (number: string) =>
    `Ky dokument është regjistruar më parë si ${number}, me të dhëna të tjera. Shiheni te lista para se të regjistroni një të ri.`,
  'sale-issued-otherwise': (number: string) =>
    `Kjo shitje është lëshuar tashmë me përmbajtje tjetër, si fatura ${number}. Shiheni atë para se të lëshoni një të re.`,
  'client-credit-short': (available: string) =>
    `Kredia e klientit nuk mjafton: në dispozicion ka ${available} ALL.`,
  'client-credit-left': (name: string) =>
    `${name} ka ende kredi klienti. Vendosni pikët e tij në 0 para bashkimit.`,
};
