/** The logo of a provider that the worker found: its size is not known, so its box is fixed. */
import type { LiveProvider } from './live.types.ts';

/** A provider with a logo; sections of logos show no others (spec: providers). */
export type WithLogo = LiveProvider & { readonly logo: NonNullable<LiveProvider['logo']> };

export function withLogo(providers: readonly LiveProvider[] = []): readonly WithLogo[] {
  return providers.filter((one): one is WithLogo => one.logo !== null);
}

/** Named by the provider: a partner's own words for its picture may be any. */
export function ProviderPicture({ provider }: { provider: WithLogo }) {
  return (
    <img
      src={provider.logo.url}
      alt={provider.name}
      width="240"
      height="80"
      loading="lazy"
      decoding="async"
      className="logo-boxed"
    />
  );
}
