export {
  certificateFacts,
  type CertificateEnvironment,
  type CertificateFacts,
} from './certificate/certificate-facts.ts';
export { readCertificate, type Certificate } from './certificate/certificate.ts';
export {
  certificateOutcomes,
  certificateFault,
  checkCertificate,
  renewalDays,
  tiranaDaysUntil,
  type CertificateFault,
} from './certificate/check-certificate.ts';
export { isIssuedBy } from './certificate/issued-by.ts';
export { bytesOfPem, pemOf } from './certificate/pem.ts';
export { pkcs12Problems, type Pkcs12Problem } from './certificate/pkcs12-fault.ts';
export { einvoicing } from './einvoice/messages.ts';
export type { FallbackName, FallbackSubject } from './fallback/fallback-names.ts';
export {
  fallbackBytesMax,
  fallbackZip,
  type FallbackFile,
  type FallbackProblem,
  type FallbackZip,
} from './fallback/fallback-zip.ts';
export {
  readFallbackZip,
  type FallbackAnswer,
  type FallbackEntry,
  type ReadFallbackZip,
} from './fallback/read-fallback-zip.ts';
export { diagnose, otherFaultNames, type Diagnosis, type Failure, type FaultName } from './fault/diagnose.ts';
export { faultActors, type FaultActor } from './fault/fault-rule.ts';
export { faultTable, publishedFault, type FaultCode, type FaultService } from './fault/fault-table.ts';
export { faultIn, readFault, type Fault, type UnreadableReply } from './fault/read-fault.ts';
export { faultOf, faultStatus, writeFault } from './fault/write-fault.ts';
export type { Invoice } from './fiscalization/invoice.ts';
export type { TransferNote } from './fiscalization/other-documents.ts';
export { fiscalization } from './fiscalization/messages.ts';
export { canonicalMessageIn, type CanonicalMessage } from './message/canonical-message.ts';
export { enveloped, messageIn, soapNamespace } from './message/envelope.ts';
export {
  invoiceCode,
  invoiceIdentityBytes,
  issuerCodeOf,
  noteIdentityBytes,
  transferNoteCode,
  type InvoiceIdentity,
  type IssuerCode,
  type NoteIdentity,
} from './message/issuer-code.ts';
export { readMessage, type FaultyField, type Read } from './message/read-message.ts';
export type { Service } from './message/service.ts';
export { referenceOf, signedMessage } from './message/signed-message.ts';
export { checkPages, invoiceCheckAddress, noteCheckAddress } from './message/verification-address.ts';
export { schemaFileOf, schemaOf } from './schema/schema-of.ts';
export { signatureSchema, signatureSchemaFile } from './schema/signature-schema.ts';
export { operationsOf, wsdlFileOf, wsdlOf, type Operation } from './schema/wsdl-of.ts';
export { signatureNamespace } from './signature/algorithms.ts';
export { isGoodSignature, type CanonicalSignature } from './signature/canonical-signature.ts';
export type { Hashing, Signer, Verifier } from './signature/crypto.ts';
export { verifySignature, type SignatureFault, type Verified } from './signature/verify-signature.ts';
export type {
  Attribute,
  Child,
  FixedAttribute,
  Structure,
  TextType,
  ValueOf,
} from './structure/structure.ts';
export { albanianParty, taxNumberOf } from './ubl/albanian-party.ts';
export { checkDocument, checkNationalRules } from './ubl/check-document.ts';
export { completeDocument, type DraftLine, type EInvoiceDraft } from './ubl/complete-document.ts';
export {
  documentTypes,
  kindOf,
  paymentMeansCodes,
  processes,
  type DocumentTypeCode,
  type Process,
} from './ubl/document-codes.ts';
export { signedDocument, verifyDocument } from './ubl/document-signature.ts';
export type { BrokenRule, EInvoiceDocument } from './ubl/e-invoice-document.ts';
export { fiscalNotes, readFiscalNotes, type FiscalFacts } from './ubl/fiscal-notes.ts';
export { readDocument } from './ubl/read-document.ts';
export {
  exemptionsOf,
  fiscalTreatmentOf,
  taxTreatmentOf,
  type FiscalTreatment,
} from './ubl/tax-treatments.ts';
export { isUnitCode, unitCodes } from './ubl/unit-codes.ts';
export { writeDocument } from './ubl/write-document.ts';
export { parseXml } from './xml/parse-xml.ts';
export { textOfBytes } from './xml/text-of-bytes.ts';
export { elementsOf, onlyChild, textOf, type XmlElement } from './xml/xml-element.ts';
export { XmlFault } from './xml/xml-fault.ts';
