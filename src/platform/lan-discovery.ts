import { requireOptionalNativeModule } from 'expo';

/**
 * The native module `modules/lan-discovery`: at most one announcement and one search over the system's mDNS.
 */
export interface LanDiscovery {
  /** Replaces the announcement before. If the name is taken, the system appends ` (2)`. */
  announce(type: string, name: string, port: number): Promise<void>;
  withdraw(): Promise<void>;
  /** Starts a new search: services that are still there are `found` again. */
  browse(type: string): Promise<void>;
  stopBrowsing(): Promise<void>;
  /** Looks up the addresses of a service that was found. There is no event if the lookup fails. */
  resolve(name: string): Promise<void>;
  addListener<E extends keyof LanDiscoveryEvents>(event: E, listener: LanDiscoveryEvents[E]): unknown;
}

export interface LanDiscoveryEvents {
  found(event: { readonly name: string }): void;
  lost(event: { readonly name: string }): void;
  resolved(event: ResolvedService): void;
  announceFailed(): void;
}

export interface ResolvedService {
  readonly name: string;
  readonly port: number;
  /** IPv4, at least one. */
  readonly addresses: readonly string[];
}

/** Returns the native module; null in Expo Go and in browsers, which lack it. */
export const lanDiscovery = (): LanDiscovery | null =>
  requireOptionalNativeModule<LanDiscovery>('LanDiscovery');
