/** For tests: questions to ask lists of plans. */
import type { PlanQuery } from '../../../domain/plans/list/plan-query.ts';

export type Question = Pick<PlanQuery, 'vertical' | 'filters' | 'cost' | 'answers'>;

/** Every plan call names who a plan is for and what kind it is; a question may leave both open. */
export const sim = { use: 'Personal', kind: 'Sim' };

/** Questions that a partner's calls can also carry. */
export const callable: readonly Question[] = [
  { vertical: 'mobile', filters: sim },
  { vertical: 'mobile', filters: { use: 'Business', kind: 'Sim' } },
  { vertical: 'mobile', filters: { ...sim, kind: 'Phone' } },
  { vertical: 'mobile', filters: { ...sim, data: 30 } },
  { vertical: 'mobile', filters: { ...sim, data: 90 } },
  { vertical: 'mobile', filters: { ...sim, fiveG: true } },
  { vertical: 'mobile', filters: sim, cost: { minCents: 2_000, maxCents: 4_000 } },
  { vertical: 'mobile', filters: { ...sim, provider: ['yabby'] } },
  {
    vertical: 'mobile',
    filters: { ...sim, provider: ['odeas-exchange', 'three-ply'] },
    cost: { maxCents: 5_000 },
  },
  { vertical: 'mobile', filters: { ...sim, provider: ["'; DROP TABLE plan; --"] } },
  { vertical: 'broadband', filters: {} },
  { vertical: 'broadband', filters: { speed: [50] } },
  { vertical: 'broadband', filters: { speed: [100, 1000], modem: ['Included'] } },
  { vertical: 'broadband', filters: { modem: ['To buy', 'Bring your own'] } },
  { vertical: 'broadband', filters: { connection: ['Private fibre', 'Satellite'] } },
  { vertical: 'broadband', filters: { connection: ['nbn'], technology: 'HFC' } },
  { vertical: 'broadband', filters: { technology: 'Fixed wireless' } },
  {
    vertical: 'broadband',
    filters: { provider: ['plover', 'mulga'], speed: [25, 50], technology: 'FTTN' },
  },
  { vertical: 'broadband', filters: {}, cost: { minCents: 6_000, maxCents: 8_000 } },
  { vertical: 'broadband', filters: { speed: [50, 100] }, cost: { maxCents: 7_500 } },
  { vertical: 'broadband', filters: { connection: ['nbn'] }, cost: { minCents: 9_000 } },
];

/** Questions about plans that only our own catalogue has, priced by a visitor's answers. */
export const answered: readonly Question[] = [
  { vertical: 'energy', filters: {} },
  { vertical: 'energy', filters: { fuel: 'Electricity', customer: 'Residential' } },
  {
    vertical: 'energy',
    filters: { fuel: 'Electricity', customer: 'Residential' },
    answers: { kwh: 9_000, mj: 24_000 },
  },
  {
    vertical: 'energy',
    filters: { fuel: 'Gas' },
    answers: { kwh: 3_900, mj: 60_000 },
    cost: { maxCents: 250_000 },
  },
  { vertical: 'energy', filters: { customer: 'Business' }, answers: { postcode: '2600' } },
  { vertical: 'energy', filters: { fuel: 'Electricity' }, answers: { postcode: '5000' } },
  { vertical: 'energy', filters: { fuel: 'Electricity' }, answers: { postcode: '6000' } },
  {
    vertical: 'energy',
    filters: { fuel: 'Electricity', customer: 'Residential' },
    answers: { kwh: 5_000, postcode: '2480', distributor: 'nobody' },
  },
  {
    vertical: 'energy',
    filters: { fuel: 'Electricity' },
    answers: { controlledLoad: '1', exportKwh: 2_000, postcode: '3053' },
  },
  { vertical: 'energy', filters: { fuel: 'Dual' } },
  { vertical: 'energy', filters: { noExitFee: true, noLockIn: true, provider: ['sundowner'] } },
  { vertical: 'energy', filters: { provider: ['nobody'] } },
];
