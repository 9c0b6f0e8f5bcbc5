export {
  contractPdf,
  type ContractParty,
  type ContractSignature,
  type ContractText,
} from './contract-pdf.ts';
