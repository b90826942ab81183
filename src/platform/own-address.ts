/**
 * NL17: returns this phone's address in the LAN; null if it is in none. Not for browsers: there expo-network
 * asks a server.
 */
export async function ownAddress(): Promise<string | null> {
  const { getIpAddressAsync } = await import('expo-network');
  const host = await getIpAddressAsync();
  return host === '0.0.0.0' ? null : host;
}
