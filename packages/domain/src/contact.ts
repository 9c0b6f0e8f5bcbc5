/** Normalizes a phone number (spaces, country code) or an e-mail, so that one contact is one user. */
export function canonicalContact(text: string): string {
  const compact = text.trim().replaceAll(/\s+/g, '');
  if (compact.includes('@')) return compact.toLowerCase();
  const digits = compact.replace(/^\+/, '').replace(/^00/, '');
  return digits.startsWith('0') ? `355${digits.slice(1)}` : digits;
}

/** Masks a contact: the owner recognizes it, others cannot reconstruct it. */
export function maskedContact(contact: string): string {
  const canonical = canonicalContact(contact);
  if (!canonical.includes('@')) return `+${canonical.slice(0, 3)} ** *** **${canonical.slice(-2)}`;
  return `${canonical.charAt(0)}***${canonical.slice(canonical.lastIndexOf('@'))}`;
}

/** A number of Albania with its country code; spaces do not count. */
export function isPhone(text: string): boolean {
  return /^\+?355[1-9]\d{8}$/.test(text.replaceAll(/\s/g, ''));
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim()) && text.trim().length <= 254;
}
