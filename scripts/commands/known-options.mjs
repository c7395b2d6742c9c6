/**
 * The options of each command, by its script's name and any subcommand. They are read before anything is
 * installed, so this is plain JavaScript without dependencies. `value` is the placeholder for an option's
 * value in the help; an option without one is a switch.
 */
const stages = 'qa|uat|production';
const brand = { value: 'slug', help: 'the brand' };
const stage = { value: stages, help: 'the stage' };
const oneBrand = { ...brand, help: 'one brand only' };
const deployed = { ...stage, help: 'a deployed stage; without it, this machine' };
const deployedBrand = {
  brand: { ...brand, help: 'the brand of a deployed stage; without it, this machine' },
  stage,
};

const partners = { value: 'file', help: 'the value of LEAD_PARTNERS, if it is a secret' };

/** Options shared by the commands that test our promises (docs/operations/faults.md). */
const run = {
  seed: { value: 'number', help: 'repeats the run with that seed (1)' },
  short: { help: 'the short run that npm test does' },
  report: { value: 'file', help: 'where the short run writes its tally' },
};

/** @param names the mutants that a run has */
const mutant = (...names) => ({
  value: names.join('|'),
  choices: names,
  help: 'runs a worker that breaks its promise: the run must fail',
});

export const faultMutants = ['queue-only', 'no-sweep'];

export const knownOptions = {
  start: {
    npm: 'npm start',
    options: {
      inbox: { help: 'a simulated partner takes the leads' },
      remote: { help: 'the site uses a simulated partner’s systems' },
      cms: { help: 'pages come from the CMS that npm run cms started' },
    },
  },
  test: { npm: 'npm test', options: {} },
  bench: {
    npm: 'npm run bench',
    options: {
      quick: { help: 'fewer rounds, and no Lighthouse' },
      'no-build': { help: 'measures the existing build' },
    },
  },
  'bench/load': {
    npm: 'npm run load',
    options: {
      minutes: { value: 'number', least: 1, help: 'how long (30)' },
      rate: {
        value: 'number',
        help: 'requests a second (100); 0: the same total as with 100, as fast as they are answered',
      },
      day: { help: 'a day of traffic in minutes, with its calls to the platform' },
      visits: { value: 'number', help: 'visits of the day (6000)' },
      mutant: mutant('forgetful'),
      ...run,
    },
  },
  faults: {
    npm: 'npm run test:faults',
    options: {
      leads: { value: 'number', help: 'how many (3000; for an outage 5000)' },
      kills: { value: 'number', help: 'how often the worker is killed (12)' },
      outage: { help: 'the partner is away instead, and comes back' },
      mutant: mutant(...faultMutants),
      ...run,
    },
  },
  upstreams: {
    npm: 'npm run test:upstreams',
    options: {
      pages: { value: 'number', least: 1, help: 'how many (10000)' },
      json: { help: 'the figures as JSON instead of a table' },
      mutant: mutant('no-deadline'),
      ...run,
    },
  },
  'smoke/smoke-command': {
    npm: 'npm run smoke',
    argument: 'url',
    options: {
      build: { value: 'id', help: 'the build that must answer (dist/manifest.json)' },
      version: {
        value: 'id',
        help: 'the version that must answer: it has to be part of the current deployment',
      },
      address: { value: 'typed', help: 'what to type into the address box' },
    },
  },
  'doctor/doctor': {
    npm: 'npm run doctor',
    options: {
      ...deployedBrand,
      partners,
      json: { help: 'for scripts: the findings as JSON' },
    },
  },
  'alerts/alerts': {
    npm: 'npm run alerts',
    options: {
      brand,
      stage,
      state: { value: 'file', help: 'remembers what fired, so that each alert is reported once' },
      log: { value: 'file|-', help: 'lines of wrangler tail, instead of Workers Logs' },
      partners,
    },
  },
  'numbers/report': {
    npm: 'npm run report',
    options: {
      since: { value: '24h|7d|2026-11-01', help: 'the start of the period (7d)' },
      brand: oneBrand,
      stage: deployed,
      html: { value: 'file', help: 'writes the same as a page with charts' },
    },
  },
  'release/release-command': {
    npm: 'npm run release',
    options: {
      brand,
      all: { help: 'every brand, one after the other' },
      stage,
      'new-host': { help: 'takes over the host in brand.ts, which is new to the worker' },
      'dry-run': { help: 'prints what would be done, and does nothing' },
      'without-checks': { help: 'leaves out types, lint and content' },
    },
  },
  'testing/check': {
    npm: 'npm run check',
    argument: 'commit',
    options: {},
  },
  build: { npm: 'npm run build', options: {} },
  'complete-lock': { npm: 'npm run lock:complete', options: {} },
  'testing/test-cms': { npm: 'npm run test:cms', options: {} },
  'bench/bench-addresses': {
    npm: 'npm run bench:addresses',
    options: {
      addresses: {
        value: 'number',
        least: 1,
        help: 'generates this many; without it, the shipped sample',
      },
      localities: {
        value: 'file.csv',
        help: 'generates in these localities: columns locality, state, postcode, count',
      },
      state: { value: 'folder', help: 'keeps the database for the next run' },
      drawn: { value: 'number', least: 1, help: 'how many addresses to draw (200)' },
      seed: { value: 'number', help: 'another seed draws and mistypes others (1)' },
      each: { help: 'every drawn address with its rank at each keystroke' },
      missed: { help: 'what was not found first' },
    },
  },
  'seed-local': { npm: 'npm run seed', options: {} },
  partner: { npm: 'npm run partner', options: {} },
  cms: { npm: 'npm run cms', options: {} },
  'wrangler-sync': { npm: 'npm run wrangler:sync', options: {} },
  'content-check': { npm: 'npm run content:check', options: {} },
  'content-format': { npm: 'npm run content:format', options: {} },
  'content-schemas': { npm: 'npm run content:schemas', options: {} },
  'content-publish': {
    npm: 'npm run content:publish',
    options: {
      brand: oneBrand,
      stage: deployed,
      afresh: { help: 'writes every value, even unchanged ones' },
    },
  },
  'content-rollback': {
    npm: 'npm run content:rollback',
    options: {
      brand,
      stage: deployed,
      to: { value: 'version', help: 'the version to go back to (the previous one)' },
    },
  },
  'content-status': {
    npm: 'npm run content:status',
    options: {
      brand: oneBrand,
      stage: deployed,
      cms: { value: 'number', help: 'how far the CMS is' },
    },
  },
  'content-pull': {
    npm: 'npm run content:pull',
    options: { brand, to: { value: 'folder', help: 'where the files go (content/<brand>)' } },
  },
  'content-push': { npm: 'npm run content:push', options: { brand } },
  'catalogue-import': {
    npm: 'npm run catalogue:import',
    argument: 'folder|file',
    isRepeated: true,
    options: {
      check: { help: 'reads and reports, loads nothing; fails when anything would be refused' },
      day: { value: 'YYYY-MM-DD', help: 'the day that decides what has ended (today)' },
      report: { value: 'file.json', help: 'writes the report with every entry that is refused' },
      force: { help: 'replaces a product even if less than half of its plans remain' },
      ...deployedBrand,
    },
  },
  'addresses load': {
    npm: 'npm run addresses:load',
    argument: 'folder',
    options: {
      sample: { help: 'the shipped sample in place of a folder' },
      release: { value: 'id', help: 'the release’s name; without it, read from the folder’s name' },
      check: { help: 'reads and reports, loads nothing' },
      force: { help: 'switches even to less than half the addresses of the live release' },
      ...deployedBrand,
    },
  },
  'addresses status': { npm: 'npm run addresses:status', options: deployedBrand },
  'addresses rollback': { npm: 'npm run addresses:rollback', options: deployedBrand },
  'addresses generate': {
    npm: 'npm run addresses:generate',
    argument: 'folder',
    options: {
      addresses: { value: 'number', least: 1, help: 'how many' },
      localities: {
        value: 'file.csv',
        help: 'real localities: columns locality, state, postcode, count',
      },
      seed: { value: 'number', help: 'another seed, other addresses (1)' },
    },
  },
};
