/** The pattern that matches this text and nothing else. */
export const literally = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
