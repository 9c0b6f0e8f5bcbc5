import { z } from 'zod';

/** A text that the database can keep: any but one with the character NUL. */
export const keepableText = () => z.string().refine((text) => !text.includes('\u0000'));

// The database and the calendar agree in these years, and certificates can say them.
const [firstYear, lastYear] = ['1950', '2199'];
const isInBounds = (text: string) => text.slice(0, 4) >= firstYear && text.slice(0, 4) <= lastYear;

/** YYYY-MM-DD */
export const boundedDay = z.iso.date().refine(isInBounds);
/** YYYY-MM */
export const boundedMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .refine(isInBounds);
/** An ISO moment with its offset. */
export const boundedMoment = z.iso.datetime({ offset: true }).refine(isInBounds);

/** The number of a row, which the database counts in eight bytes. */
export const rowNumber = z.coerce
  .bigint()
  .min(0n)
  .max(2n ** 63n - 1n);
