/** A warning comes this early, as the server counts too. */
const renewalDays = 30;

const dayMs = 86_400_000;

export interface CertificateLife {
  /** Where today stands between the first and the last moment, from 0 to 1. */
  readonly today: number;
  /** Where the last days begin, in which a new one should be had. */
  readonly lastDays: number;
}

/** The life of a certificate as a bar. */
export function certificateLife(
  { notBefore, notAfter }: { readonly notBefore: string; readonly notAfter: string },
  now: Date,
): CertificateLife {
  const start = Date.parse(notBefore);
  const length = Math.max(Date.parse(notAfter) - start, 1);
  const share = (moment: number) => Math.min(Math.max((moment - start) / length, 0), 1);
  return { today: share(now.getTime()), lastDays: share(start + length - renewalDays * dayMs) };
}
