import { z } from 'zod';

/** A text that PostgreSQL can store: without NUL characters. */
export const storableText = () => z.string().refine((text) => !text.includes('\u0000'));

// Years that PostgreSQL, JavaScript dates and certificates all support.
const [firstYear, lastYear] = ['1950', '2199'];
const isInBounds = (text: string) => text.slice(0, 4) >= firstYear && text.slice(0, 4) <= lastYear;

/** YYYY-MM-DD */
export const boundedDay = z.iso.date().refine(isInBounds);
/** YYYY-MM */
export const boundedMonth = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
  .refine(isInBounds);
/** An ISO date-time with offset. */
export const boundedMoment = z.iso.datetime({ offset: true }).refine(isInBounds);

/** A row id, a 64-bit integer in the database. */
export const rowNumber = z.coerce
  .bigint()
  .min(0n)
  .max(2n ** 63n - 1n);
