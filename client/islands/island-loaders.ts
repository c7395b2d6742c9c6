/** The islands by name, for the browser: each in its own chunk, fetched when it starts. */
import type { ComponentType } from 'react';

/** Same keys as island-registry.ts; its test names any that is missing. */
export const loaders: Readonly<Record<string, () => Promise<ComponentType<never>>>> = {
  'copy-link': async () => (await import('./copy-link/copy-link.island.tsx')).CopyLink,
  carousel: async () => (await import('./carousel/carousel.island.tsx')).Carousel,
  'hero-search': async () => (await import('./hero-search/hero-search.island.tsx')).HeroSearch,
  'lead-details': async () => (await import('./lead-details/lead-details.island.tsx')).LeadDetails,
  tabs: async () => (await import('./tabs/tabs.island.tsx')).Tabs,
  'lead-form': async () => (await import('./lead-form/lead-form.island.tsx')).LeadForm,
  'refused-lead-form': async () =>
    (await import('./refused-lead-form/refused-lead-form.island.tsx')).RefusedLeadForm,
  'contact-form': async () => (await import('./contact-form/contact-form.island.tsx')).ContactForm,
  'plan-list': async () => (await import('./plan-list/plan-list.island.tsx')).PlanList,
};
