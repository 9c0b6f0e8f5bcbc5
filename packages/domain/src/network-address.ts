const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** The key for rate limits: an IPv4 address, or the IPv6 block that a provider assigns to one connection. */
export function addressBlock(address: string): string {
  const mapped = mappedIpv4.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  if (!address.includes(':')) return address;
  return `${ipv6Groups(address).slice(0, 4).join(':')}::/64`;
}

const groupsOf = (part: string) => (part === '' ? [] : part.split(':'));

function ipv6Groups(address: string): string[] {
  const [before = '', after = ''] = address.toLowerCase().replace(/%.*$/, '').split('::');
  const [first, last] = [groupsOf(before), groupsOf(after)];
  const left = Math.max(0, 8 - first.length - last.length);
  const groups = address.includes('::')
    ? [...first, ...Array.from({ length: left }, () => '0'), ...last]
    : first;
  return groups.map((group) => group.replace(/^0+(?=.)/, ''));
}
