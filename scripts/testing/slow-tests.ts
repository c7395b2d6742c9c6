/** Tests that take seconds each because they start tools or compare thousands of cases; `npm run check` skips them. */

export const slowTests = [
  'bench/candidates.test.ts',
  'bench/addresses/recall.test.ts',
  'scripts/addresses/load/load-into.test.ts',
  'scripts/addresses/load/wrangler-slot.test.ts',
  'scripts/catalogue/import/deployed-load.test.ts',
  'scripts/content/content-command.test.ts',
  'scripts/leads.test.ts',
  'scripts/site/seed-platform.test.ts',
  'tests/conventions/recipes.test.ts',
  'tests/energy/agreement-1.test.ts',
  'tests/energy/agreement-2.test.ts',
  'tests/energy/agreement-3.test.ts',
  'tests/energy/agreement-4.test.ts',
  'tests/energy/mutants/mutants.test.ts',
  'tests/shipped/deploy.test.ts',
  'tests/shipped/script-budget.test.ts',
  'tests/workerd/api/gateway.test.ts',
  'tests/workerd/safety/canaries.test.ts',
  'tests/workerd/safety/naughty.test.ts',
  'tests/workerd/safety/secrets.test.ts',
];

export const isSlow = (path: string): boolean => slowTests.includes(path);
