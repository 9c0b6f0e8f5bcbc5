export const platesMax = 30;

/** One way to write plates, which the tax authority knows without spaces: AA 123 BB is AA123BB. */
export function canonicalPlates(text: string): string {
  return text.replaceAll(/\s/g, '').toUpperCase();
}

export function arePlates(text: string): boolean {
  return /^[A-Z0-9-]+$/.test(text) && text.length <= platesMax;
}
