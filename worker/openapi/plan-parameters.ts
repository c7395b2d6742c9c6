/** The query of GET /api/plans, from the filters that the verticals declare. */
import type { JsonSchema } from '@valibot/to-json-schema';
import type { Filter } from '../../domain/plans/filter.ts';
import { maxPageSize } from '../../domain/plans/list/asked-plans.ts';
import { sorts } from '../../domain/plans/list/rank.ts';
import { listedBy, listedVerticals } from '../../domain/plans/listed.ts';
import type { ParameterObject } from './document.types.ts';

export function planParameters(): ParameterObject[] {
  const filters = new Map(
    listedVerticals.flatMap((vertical) =>
      Object.entries<Filter>(listedBy(vertical).filters).map(([name, filter]) => [
        name,
        parameter(name, `${filter.label}: ${vertical}.`, schemaOf(filter)),
      ]),
    ),
  );
  const whole = (maximum: number): JsonSchema => ({ type: 'integer', minimum: 1, maximum });
  return [
    { ...parameter('vertical', 'Whose plans.', { enum: [...listedVerticals] }), required: true },
    ...filters.values(),
    parameter('cost_min', 'Least estimated monthly cost, in cents.', { type: 'integer' }),
    parameter('cost_max', 'Most estimated monthly cost, in cents.', { type: 'integer' }),
    parameter('sort', '1: lowest estimated cost first. 2: highest first.', { enum: [...sorts] }),
    parameter('page', 'From 1; beyond the last it is the last.', whole(10_000)),
    parameter('per_page', 'Plans on a page.', whole(maxPageSize)),
  ];
}

function parameter(name: string, description: string, schema: JsonSchema): ParameterObject {
  return { name, in: 'query', description, schema };
}

function schemaOf(filter: Filter): JsonSchema {
  switch (filter.kind) {
    case 'one':
      return { enum: [...filter.options] };
    case 'many':
      return { type: 'array', items: filter.options ? { enum: [...filter.options] } : {} };
    case 'least':
      return { type: 'integer', minimum: filter.min, maximum: filter.max };
    case 'flag':
      return { enum: ['1'] };
  }
}
