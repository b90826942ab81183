import { requireOptionalNativeModule } from 'expo';

/** `modules/lan-discovery`: one announcement and one search at a time, by what the phone's system has for mDNS. */
export interface LanDiscovery {
  /** Takes the place of the announcement before. The system puts ` (2)` behind a name that is taken. */
  announce(type: string, name: string, port: number): Promise<void>;
  withdraw(): Promise<void>;
  /** Begins anew: what is still there is `found` again. */
  browse(type: string): Promise<void>;
  stopBrowsing(): Promise<void>;
  /** Asks for the addresses of a service that was found. Nobody says when they can't be found out. */
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

/** Null in Expo Go and in browsers, which lack the native part. */
export const lanDiscovery = (): LanDiscovery | null =>
  requireOptionalNativeModule<LanDiscovery>('LanDiscovery');
