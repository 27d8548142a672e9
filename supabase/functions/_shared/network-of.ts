/**
 * What stands for a visitor when calls are counted: an IPv4 address as it is, of an IPv6 address the first half, because
 * the second is whatever the visitor likes.
 *
 * @param address as a connection or a proxy tells it; what is no IPv6 address is given back
 */
export function networkOf(address: string): string {
  if (!address.includes(":")) return address;
  // An IPv4 address written as one of IPv6.
  if (address.includes(".")) return address.slice(address.lastIndexOf(":") + 1);
  const [before = [], after = []] = address.split("::").map((part) => part.split(":").filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => "0");
  const groups = [...before, ...zeros, ...after].slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
