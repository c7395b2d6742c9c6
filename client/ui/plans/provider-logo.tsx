/** A provider's logo in a box of fixed size; its initial where there is none. */
import type { CardProvider } from '../../../domain/plans/plan-card.ts';

/** The name appears beside it in words, so the picture needs no text of its own. */
export function ProviderLogo({ provider }: { provider: CardProvider }) {
  return (
    <span className="plan-logo">
      {provider.logo ? (
        <img src={provider.logo.url} alt="" width="120" height="40" loading="lazy" />
      ) : (
        <span
          aria-hidden="true"
          className="grid aspect-square h-full place-items-center rounded-full bg-accent-tint font-heading text-h4 font-700 uppercase text-on-accent-tint corporate:rounded-none corporate:font-500"
        >
          {provider.name.slice(0, 1)}
        </span>
      )}
    </span>
  );
}
