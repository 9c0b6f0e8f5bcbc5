/** Days before expiry at which the warning starts, as on the server. */
const renewalDays = 30;

const dayMs = 86_400_000;

export interface CertificateLife {
  /** The position of today in the validity period, from 0 (its start) to 1 (its end). */
  readonly today: number;
  /** The position of the start of the renewal period, also from 0 to 1. */
  readonly lastDays: number;
}

/** The validity of a certificate as fractions of a bar. */
export function certificateLife(
  { notBefore, notAfter }: { readonly notBefore: string; readonly notAfter: string },
  now: Date,
): CertificateLife {
  const start = Date.parse(notBefore);
  const length = Math.max(Date.parse(notAfter) - start, 1);
  const share = (moment: number) => Math.min(Math.max((moment - start) / length, 0), 1);
  return { today: share(now.getTime()), lastDays: share(start + length - renewalDays * dayMs) };
}
