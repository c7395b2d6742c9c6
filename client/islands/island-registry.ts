/** The islands by name, for the server. A test compares this list with the folders and with island-loaders.ts. */
import type { ComponentProps } from 'react';
import { Carousel } from './carousel/carousel.island.tsx';
import { ContactForm } from './contact-form/contact-form.island.tsx';
import { CopyLink } from './copy-link/copy-link.island.tsx';
import { HeroSearch } from './hero-search/hero-search.island.tsx';
import { LeadDetails } from './lead-details/lead-details.island.tsx';
import { LeadForm } from './lead-form/lead-form.island.tsx';
import { PlanList } from './plan-list/plan-list.island.tsx';
import { RefusedLeadForm } from './refused-lead-form/refused-lead-form.island.tsx';
import { Tabs } from './tabs/tabs.island.tsx';

export const registry = {
  carousel: Carousel,
  'copy-link': CopyLink,
  'hero-search': HeroSearch,
  'lead-details': LeadDetails,
  tabs: Tabs,
  'lead-form': LeadForm,
  'refused-lead-form': RefusedLeadForm,
  'contact-form': ContactForm,
  'plan-list': PlanList,
} as const;

export type IslandName = keyof typeof registry;
export type IslandProps<Name extends IslandName> = ComponentProps<(typeof registry)[Name]>;
