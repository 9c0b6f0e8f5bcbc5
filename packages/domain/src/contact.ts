/**
 * Normalizes a phone number (spaces, country code) or an e-mail, so that the same contact always finds the
 * same user.
 */
export function canonicalContact(text: string): string {
  const compact = text.trim().replaceAll(/\s+/g, '');
  if (compact.includes('@')) return compact.toLowerCase();
  const digits = compact.replace(/^\+/, '').replace(/^00/, '');
  return digits.startsWith('0') ? `355${digits.slice(1)}` : digits;
}

/** Masks a contact, so that its owner recognizes it and others cannot reconstruct it. */
export function maskedContact(contact: string): string {
  const canonical = canonicalContact(contact);
  if (!canonical.includes('@')) return `+${canonical.slice(0, 3)} ** *** **${canonical.slice(-2)}`;
  return `${canonical.charAt(0)}***${canonical.slice(canonical.lastIndexOf('@'))}`;
}

/** Whether the text is an Albanian phone number with its country code; spaces are ignored. */
export function isPhone(text: string): boolean {
  return /^\+?355[1-9]\d{8}$/.test(text.replaceAll(/\s/g, ''));
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim()) && text.trim().length <= 254;
}
