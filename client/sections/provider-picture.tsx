/** The logo of a provider that the worker loaded: its size is unknown, so its box is fixed. */
import type { CardProvider } from '../../domain/plans/plan-card.ts';

/** A provider with a logo; sections of logos show no others (spec: providers). */
export type WithLogo = CardProvider & { readonly logo: NonNullable<CardProvider['logo']> };

export function withLogo(providers: readonly CardProvider[] = []): readonly WithLogo[] {
  return providers.filter((one): one is WithLogo => one.logo !== null);
}

/** The alt text is the provider's name, because a partner's own alt text could say anything. */
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
