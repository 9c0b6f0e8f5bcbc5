/** People write phone numbers with spaces and with or without the country; one number is one account. */
export function canonicalContact(text: string): string {
  const compact = text.trim().replaceAll(/\s+/g, '');
  if (compact.includes('@')) return compact.toLowerCase();
  const digits = compact.replace(/^\+/, '').replace(/^00/, '');
  return digits.startsWith('0') ? `355${digits.slice(1)}` : digits;
}

export function isPhone(text: string): boolean {
  return /^355[1-9]\d{8}$/.test(canonicalContact(text));
}

export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim()) && text.trim().length <= 254;
}
