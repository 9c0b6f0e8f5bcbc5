/** Formats a stored phone number (digits only) in groups. */
export function phoneWords(digits: string): string {
  return digits.replace(/^355(\d{2})(\d{3})(\d{4})$/, '+355 $1 $2 $3');
}
