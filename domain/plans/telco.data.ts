/** The words of mobile and broadband filters, and the numbers the plan calls know them by (spec: plan-calls, plan-lists). */

/** Personal=1, other=2. */
export const connections = ['Personal', 'Business'] as const;
export type Connection = (typeof connections)[number];

/** Sim=1, other=2. */
export const planTypes = ['Sim', 'Phone'] as const;
export type PlanType = (typeof planTypes)[number];

/** Numbered from 1. */
export const connectionTypes = ['nbn', 'Private fibre', 'Home wireless', 'Satellite'] as const;
export type ConnectionType = (typeof connectionTypes)[number];

/** How the nbn reaches the building; numbered from 1. */
export const technologies = ['FTTP', 'FTTC', 'FTTN', 'FTTB', 'HFC', 'Fixed wireless'] as const;
export type Technology = (typeof technologies)[number];

/** Megabits a second in the plan's name; options numbered from 0. */
export const speedTiers = [12, 25, 50, 100, 250, 500, 1000] as const;
export type SpeedTier = (typeof speedTiers)[number];

/** Options numbered from 0. */
export const modems = ['Included', 'To buy', 'Bring your own'] as const;
export type Modem = (typeof modems)[number];
