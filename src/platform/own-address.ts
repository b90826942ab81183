/** NL17: this phone's address in its network; null if it is in none. Phones only: a browser would ask a service outside. */
export async function ownAddress(): Promise<string | null> {
  const { getIpAddressAsync } = await import('expo-network');
  const host = await getIpAddressAsync();
  return host === '0.0.0.0' ? null : host;
}
