const systems: [RegExp, string][] = [
  [/Android (\d+)/, 'Android'],
  [/(?:iPhone|iPad).*? OS (\d+)/, 'iOS'],
  [/Windows NT/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

// The most specific name first: the user agent of most browsers also contains the names of other browsers.
const browsers: [RegExp, string][] = [
  [/Edg\/(\d+)/, 'Edge'],
  [/OPR\/(\d+)/, 'Opera'],
  [/Firefox\/(\d+)/, 'Firefox'],
  [/Chrome\/(\d+)/, 'Chrome'],
  [/Version\/(\d+).*Safari/, 'Safari'],
];

/** Operating system and browser by their common names, for the activity log. */
export function deviceOf(userAgent: string): { os: string; browser: string } {
  return { os: firstMatch(systems, userAgent), browser: firstMatch(browsers, userAgent) };
}

function firstMatch(known: [RegExp, string][], userAgent: string): string {
  for (const [pattern, name] of known) {
    const found = pattern.exec(userAgent);
    if (found !== null) return found[1] === undefined ? name : `${name} ${found[1]}`;
  }
  return '?';
}
