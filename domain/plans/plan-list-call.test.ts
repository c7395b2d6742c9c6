/** The payloads of the plan calls, word for word (spec: plan-calls). */
import { describe, expect, it } from 'vitest';
import { widgetOf } from './plan-list.fixture.ts';
import { planCall } from './plan-list-call.ts';
import { initialState } from './plan-list-state.ts';

describe('the mobile call', () => {
  const body = (change: object, state: object = {}) => {
    const widget = widgetOf('mobile', change);
    return planCall(widget, { ...initialState(widget), ...state }).body;
  };

  it('has connection and plan type as numbers, costs and data', () => {
    expect(
      body({ minPlanCost: 10, maxPlanCost: 90 }, { providers: ['a'], sort: 2, page: 3 }),
    ).toEqual({
      connection_type: 1,
      plan_type: 1,
      plan_cost_min: 10,
      plan_cost_max: 90,
      plan_minify: 1,
      cost_sorting: 2,
      providers_filter: ['a'],
      data_usage_min: 30,
      page: 3,
      per_page: 5,
    });
    expect(body({ connectionType: 'Business', planType: 'Phone' })).toMatchObject({
      connection_type: 2,
      plan_type: 2,
    });
  });

  it.each([
    [0, undefined],
    [10, 10],
    [90, 90],
  ])('asks for %i GB as %s', (data, sent) => {
    expect(body({}, { data }).data_usage_min).toBe(sent);
  });
});

describe('the broadband call', () => {
  const widget = widgetOf('broadband');
  const body = (state: object) => planCall(widget, { ...initialState(widget), ...state }).body;

  it('is of type 1 without a choice', () => {
    expect(body({})).toEqual({
      conn_type_group: [{ type: 1 }],
      plan_minify: 1,
      cost_sorting: 1,
      page: 1,
      per_page: 5,
    });
  });

  it('numbers connections and technologies from 1, speeds and modems from 0 (spec: plan-lists)', () => {
    const chosen = {
      connections: ['nbn', 'Satellite'],
      technology: 'FTTN',
      speeds: [12, 1000],
      modems: ['Included', 'Bring your own'],
    };
    expect(body(chosen)).toMatchObject({
      conn_type_group: [{ type: 1, tech_type: 3 }, { type: 4 }],
      nbn_speed_tier: [0, 6],
      modem_filter: [0, 2],
    });
  });
});
