import {
  articleColors,
  canonicalClientId,
  canonicalIban,
  clientIdTypes,
  draftDescriptionMax,
  draftNameMax,
  draftNameMin,
  isClientId,
  isCountryCode,
  isCurrencyCode,
  isEmail,
  isIban,
  platesMax,
  type ClientIdType,
  type FieldProblem,
} from '@tezga/domain';
import { z } from 'zod';
import { requiredText, typedLines, typedText } from './fields.ts';

const problem = (code: FieldProblem): FieldProblem => code;

export const name = requiredText(200);
export const address = requiredText(200);
export const town = requiredText(200);
export const country = z.string().min(1, problem('required')).refine(isCountryCode, problem('country'));
export const currency = z.string().min(1, problem('required')).refine(isCurrencyCode, problem('currency'));

/** Text that may be left empty. */
export const text = (longest: number) => typedText().max(longest, problem('too-long')).default('');

/** Only the length is checked, because landlines and foreign numbers are allowed too. */
export const clientPhone = text(20);

/** An e-mail address that may be left empty. */
const optionalEmail = (longest: number) =>
  z
    .string()
    .trim()
    .max(longest, problem('too-long'))
    .refine((written) => written === '' || isEmail(written), problem('email'))
    .default('');

export const clientEmail = optionalEmail(30);
export const businessEmail = optionalEmail(100);

/** A web address as people write it, with or without https://; it may be left empty. */
export const website = z
  .string()
  .trim()
  .max(200, problem('too-long'))
  .refine(
    (written) =>
      written === '' || /^(https?:\/\/)?([\p{L}\d-]+\.)+\p{L}{2,}(:\d+)?([/?#]\S*)?$/iu.test(written),
    problem('website'),
  )
  .default('');

export const businessPhone = typedText()
  .min(1, problem('required'))
  .max(30, problem('too-long'))
  .refine((written) => written === '' || written.replaceAll(' ', '').length >= 12, problem('business-phone'));

/** The plates of a vehicle, with or without spaces. */
export const vehiclePlate = z
  .string()
  .trim()
  .toUpperCase()
  .min(1, problem('required'))
  .max(platesMax, problem('too-long'))
  .refine((written) => written === '' || /^[0-9A-Z][0-9A-Z ]*$/.test(written), problem('plate'));

export const iban = z
  .string()
  .trim()
  .min(1, problem('required'))
  .refine((written) => written === '' || isIban(written), problem('iban'))
  .transform(canonicalIban);

export const notes = typedLines().max(499, problem('too-long')).default('');
export const invoiceNumber = text(49);
export const draftName = typedText()
  .min(1, problem('required'))
  .min(draftNameMin, problem('too-short'))
  .max(draftNameMax, problem('too-long'));
export const draftDescription = text(draftDescriptionMax);

export const sku = requiredText(40);

/** The barcode of an article, of any symbology. */
export const barcode = z
  .string()
  .trim()
  .max(60, problem('too-long'))
  .regex(/^[0-9A-Za-z\-./+%$*]*$/, problem('barcode'))
  .default('');

export const articleColor = z.enum(articleColors);

export const clientIdType = z.enum(clientIdTypes);

const problemOfId: Record<ClientIdType, FieldProblem> = {
  NUIS: 'nuis',
  ID: 'national-id',
  PASS: 'passport',
  VAT: 'vat-number',
  TAX: 'tax-number',
  SOC: 'social-number',
  POINTS: 'points',
};

/** The problem of an id number of this type; an empty number is allowed. */
export function clientIdProblem(idType: ClientIdType, idNumber: string): FieldProblem | null {
  return idNumber === '' || isClientId(idType, idNumber) ? null : problemOfId[idType];
}

interface ClientId {
  readonly idType: ClientIdType;
  readonly idNumber: string;
}

/** Refuses an id number that does not match its type, and normalizes its spelling. */
export const withClientId = <Fields extends z.ZodType<ClientId>>(fields: Fields) =>
  fields
    .superRefine(({ idType, idNumber }, context) => {
      const message = clientIdProblem(idType, idNumber);
      if (message !== null) context.addIssue({ code: 'custom', path: ['idNumber'], message });
    })
    .transform((input) => ({ ...input, idNumber: canonicalClientId(input.idType, input.idNumber) }));

/**
 * A code of the tax authority for a business unit or a cash device: two letters, three digits, two letters,
 * three digits.
 */
const codeOfAuthority = (wrong: FieldProblem) =>
  z
    .string()
    .trim()
    .toLowerCase()
    .refine((written) => /^[a-z]{2}\d{3}[a-z]{2}\d{3}$/.test(written), problem(wrong));

export const businessUnitCode = codeOfAuthority('business-unit-code');
export const cashDeviceCode = codeOfAuthority('cash-device-code');
