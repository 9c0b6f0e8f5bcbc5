import type { TextType } from './structure.ts';
import { checkOf } from './text-check.ts';

const registrationCodePattern = '[a-z]{2}[0-9]{3}[a-z]{2}[0-9]{3}';
const nuisPattern = '[a-zA-Z]{1}[0-9]{8}[a-zA-Z]{1}';

const withCheck = <Value extends string | boolean>(
  type: Omit<TextType<Value>, 'problemOf'>,
): TextType<Value> => ({ ...type, problemOf: checkOf(type) });

const text = (name: string, parts: Partial<TextType> = {}): TextType =>
  withCheck({ kind: 'text', name, base: 'string', ...parts });

export const oneOf = <const Value extends string>(name: string, values: readonly Value[]): TextType<Value> =>
  withCheck({ kind: 'text', name, base: 'string', values });

export const boolean = withCheck<boolean>({ kind: 'text', name: 'boolean', base: 'boolean' });

export const upTo = (max: 20 | 50 | 100 | 200, min: 1 | 3 = 1): TextType =>
  text(`String${max}${min === 1 ? '' : `Min${min}`}SType`, { length: [min, max] });

/** A text type under another name in the schema. */
export const named = (type: TextType, name: string): TextType => ({ ...type, name });

/** A decimal number: `0`, or exactly two decimals without leading zeros. */
export const decimal = text('DecimalSType', {
  base: 'decimal',
  pattern: String.raw`([1-9][0-9]*|0)\.[0-9]{2}|0`,
});
export const signedDecimal = text('DecimalNegSType', {
  base: 'decimal',
  pattern: String.raw`-?([1-9][0-9]*|0)\.[0-9]{2}|0`,
});
export const quantity = text('DoubleNegForQuantitySType', {
  base: 'double',
  pattern: String.raw`-?([1-9][0-9]*|0)(\.[0-9]{1,3})?`,
});
export const positiveDouble = text('DoubleSType', { base: 'double', isPositive: true });
export const positiveInt = text('IntSType', { base: 'int', isPositive: true });
export const positiveInteger = text('IntegerSType', { base: 'integer', isPositive: true });

/** A date and time without fractions of a second, always with an offset. */
export const dateTime = text('UTCSType', {
  base: 'dateTime',
  pattern: '[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([+-][0-9]{2}:[0-9]{2}|Z)',
});
export const date = text('DateSType', { base: 'date', pattern: '[0-9]{4}-[0-9]{2}-[0-9]{2}' });
export const uuid = text('UUIDSType', {
  pattern: '[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-5][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}',
});
export const nuis = text('NUISSType', { pattern: nuisPattern });
export const registrationCode = text('RegistrationCodeSType', { pattern: registrationCodePattern });
export const invoiceNumber = text('InvNumSType', {
  pattern: `[1-9]{1}[0-9]{0,14}/[0-9]{4}(/${registrationCodePattern})?`,
});
export const noteNumber = text('WTNNumSType', { pattern: '[1-9]{1}[0-9]{0,14}/[0-9]{4}' });
export const voucherNumber = text('VoucherNumSType', {
  pattern: `[1-9]{1}[0-9]{0,7}-[0-9]{4}-${nuisPattern}`,
});
export const hex32 = text('Hex32SType', { pattern: '[0-9a-fA-F]{32}' });
export const hex512 = text('Hex512SType', { pattern: '[0-9a-fA-F]{512}' });
export const vehiclePlates = text('VehPlatesSType', { pattern: '[a-zA-Z0-9-]+' });
export const plainString = text('string');
export const base64 = text('base64Binary', { base: 'base64Binary' });
