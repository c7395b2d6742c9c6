/** What is known of a mobile plan. */
import { dataFact, type Facts } from '../fact.ts';
import type { MobilePlan } from './mobile-plan.ts';

export const mobileFacts = {
  use: { of: ({ connection }) => connection, wire: 'connection' },
  kind: { of: ({ planType }) => planType, wire: 'plan_type' },
  data: { ...dataFact, card: 'always' },
} as const satisfies Facts<MobilePlan>;
