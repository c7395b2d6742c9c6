/** The logo of a provider that the worker found: its size is not known, so its box is fixed. */
import type { CardProvider } from '../../domain/plans/plan-card.ts';

/** A provider with a logo; sections of logos show no others (spec: providers). */
export type WithLogo = CardProvider & { readonly logo: NonNullable<CardProvider['logo']> };

export function withLogo(providers: readonly CardProvider[] = []): readonly WithLogo[] {
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
