import type { FieldProblem } from '@tezga/domain';
import { z } from 'zod';
import { requiredText } from './fields.ts';

const problem = (code: FieldProblem): FieldProblem => code;

export const fileTypes = ['application/pdf', 'image/png', 'image/jpeg', 'text/csv'] as const;
export const filesLimitBytes = 10_485_760;

const base64 = z
  .string()
  .min(1, problem('required'))
  .regex(/^[0-9A-Za-z+/]*={0,2}$/, problem('invalid'))
  .refine((data) => data.length % 4 === 0, problem('invalid'));

/** The number of bytes that a base64 text decodes to. */
export function bytesIn(data: string): number {
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0;
  return (data.length / 4) * 3 - padding;
}

const file = z.object({
  name: requiredText(200),
  type: z.enum(fileTypes, problem('file-format')),
  data: base64,
});

/** Attached files of the allowed types; the total size is limited. */
export const files = z
  .array(file)
  .max(20, problem('too-large'))
  .refine(
    (sent) => sent.reduce((sum, { data }) => sum + bytesIn(data), 0) <= filesLimitBytes,
    problem('file-size'),
  )
  .default([]);

const dataAddress = (longestBytes: number) =>
  z.string().max(Math.ceil(longestBytes / 3) * 4 + 40, problem('image-size'));

/** A picture that the browser has already shrunk. */
export const image = (longestBytes: number) =>
  dataAddress(longestBytes).regex(
    /^data:image\/(png|jpeg|webp);base64,[0-9A-Za-z+/]+={0,2}$/,
    problem('image'),
  );

/** A picture that is also printed: no WebP, because the PDF writer cannot read it. */
export const logoImage = (longestBytes: number) =>
  dataAddress(longestBytes).regex(/^data:image\/(png|jpeg);base64,[0-9A-Za-z+/]+={0,2}$/, problem('logo'));
