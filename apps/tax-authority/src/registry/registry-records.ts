import { z } from 'zod';

const code = z.string().regex(/^[a-z]{2}[0-9]{3}[a-z]{2}[0-9]{3}$/);
const day = z.iso.date();
const name = (max: number) => z.string().trim().min(1).max(max);

const place = { address: name(200), town: name(100) };
const unit = z.object({
  code: code.optional(),
  name: name(100),
  ...place,
  isActive: z.boolean().default(true),
});
const operator = z.object({
  code: code.optional(),
  firstName: name(100),
  lastName: name(100),
  isActive: z.boolean().default(true),
});
const contactPerson = z.object({
  firstName: name(100),
  lastName: name(100),
  email: z.string().max(100).default(''),
  phone: z.string().max(50).default(''),
});

/** A taxpayer with its units, operators and contacts. Missing codes are generated. */
export const newTaxpayer = z.object({
  nuis: z
    .string()
    .transform((text) => text.toUpperCase())
    .pipe(z.string().regex(/^[A-Z][0-9]{8}[A-Z]$/)),
  name: name(100),
  ...place,
  country: z.string().length(3).default('ALB'),
  isActive: z.boolean().default(true),
  vatFrom: day.nullable().default(null),
  vatUntil: day.nullable().default(null),
  units: z.array(unit).default([]),
  operators: z.array(operator).default([]),
  contactPersons: z.array(contactPerson).default([]),
});
export type NewTaxpayer = z.input<typeof newTaxpayer>;

export const newUnit = unit;
export type NewUnit = z.input<typeof unit>;
export const newOperator = operator;
export type NewOperator = z.input<typeof operator>;

/** Software and maintainers are shared by all taxpayers. */
export const newProduct = z.object({
  code: code.optional(),
  name: name(100),
  isActive: z.boolean().default(true),
});
export type NewProduct = z.input<typeof newProduct>;
