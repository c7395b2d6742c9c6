/** An editor's choices for a list of plans, as the list's settings (spec: entities). */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { listSettings, planWidget } from './plan-widget.schema.ts';

const settingsOf = (widget: v.InferInput<typeof planWidget>) =>
  listSettings(v.parse(planWidget, widget));

describe('the bounds of a price', () => {
  const costOf = (minPlanCost?: number, maxPlanCost?: number) =>
    settingsOf({ vertical: 'energy', minPlanCost, maxPlanCost }).cost;

  it('are whole cents, although most dollars and cents are no exact number', () => {
    expect(costOf(1.1, 19.99)).toEqual({ minCents: 110, maxCents: 1999 });
    for (let cents = 1; cents < 20_000; cents += 1) {
      expect(costOf(cents / 100, cents / 100)).toEqual({ minCents: cents, maxCents: cents });
    }
  });

  it('may be given on one side alone, or not at all', () => {
    expect(costOf(10)).toEqual({ minCents: 1000 });
    expect(costOf(undefined, 200)).toEqual({ maxCents: 20_000 });
    expect(costOf()).toBeUndefined();
  });
});

it('a list of mobile plans is of one use and one kind', () => {
  const fixedOf = (connectionType?: string, planType?: string) =>
    settingsOf({ vertical: 'mobile', connectionType, planType }).fixed;
  expect(fixedOf()).toEqual({ use: 'Personal', kind: 'Sim' });
  expect(fixedOf('Business', 'Handset')).toEqual({ use: 'Business', kind: 'Phone' });
});

it('a list of internet plans offers the editor’s options, and opens with the first connection', () => {
  const { offered, initial } = settingsOf({
    vertical: 'broadband',
    speedList: [50, 100],
    modemList: ['Included'],
    connectionTypeList: ['Satellite', 'nbn'],
    technologyType: 'FTTP',
  });
  expect(offered).toEqual({
    speed: [50, 100],
    modem: ['Included'],
    connection: ['Satellite', 'nbn'],
  });
  expect(initial).toEqual({ connection: ['Satellite'], technology: 'FTTP' });
  expect(settingsOf({ vertical: 'broadband', connectionTypeList: [] }).initial).toEqual({});
});
