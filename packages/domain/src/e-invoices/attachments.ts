/** The file types that an e-invoice may carry, by file extension. */
export const attachmentTypes = {
  pdf: 'application/pdf',
  png: 'image/png',
  jpeg: 'image/jpeg',
  csv: 'text/csv',
} as const;
export type AttachmentType = (typeof attachmentTypes)[keyof typeof attachmentTypes];

export const attachmentTypeCodes = Object.values(attachmentTypes);

export const attachmentsMax = 10;
export const attachmentsTotalBytesMax = 10_485_760;

const typesByEnding: ReadonlyMap<string, AttachmentType> = new Map([
  ...Object.entries(attachmentTypes),
  ['jpg', attachmentTypes.jpeg],
]);

/** The type of a file extension; null if files of this type are not allowed. */
export function attachmentTypeOf(name: string): AttachmentType | null {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase();
  return (ending === undefined ? undefined : typesByEnding.get(ending)) ?? null;
}

const startsWith =
  (...first: readonly number[]) =>
  (bytes: Uint8Array): boolean =>
    first.every((byte, place) => bytes[place] === byte);

/** Text contains no zero byte. */
const isText = (bytes: Uint8Array): boolean => bytes.length > 0 && !bytes.includes(0);

const looksLike: Record<AttachmentType, (bytes: Uint8Array) => boolean> = {
  'application/pdf': startsWith(0x25, 0x50, 0x44, 0x46, 0x2d),
  'image/png': startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/jpeg': startsWith(0xff, 0xd8, 0xff),
  'text/csv': isText,
};

/** Whether the bytes of a file can be of the type; the file name is not used, because it proves nothing. */
export const isOfType = (type: AttachmentType, bytes: Uint8Array): boolean => looksLike[type](bytes);
