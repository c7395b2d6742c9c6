/**
 * What each command takes, by the name of its script: read before anything is installed, so plain JavaScript
 * without a dependency. A `value` stands for the option's value in the help; without it an option is a switch.
 */
const stages = 'development|qa|uat|production';
const brand = { value: 'slug', help: 'the brand' };
const stage = { value: stages, help: 'the stage' };

/** What the commands share that try what was promised (docs/operations/faults.md). */
const run = {
  seed: { value: 'number', help: 'plays the same run again (1)' },
  mutant: { value: 'name', help: 'plays a worker that breaks its promise: the run has to fail' },
  short: { help: 'what npm test plays' },
  report: { value: 'file', help: 'where the short run writes its tally' },
};

export const knownOptions = {
  start: {
    npm: 'npm start',
    options: {
      inbox: { help: 'a simulated partner takes the leads' },
      remote: { help: 'a simulated partner’s systems stand behind the site' },
      cms: { help: 'pages come from the CMS that npm run cms started' },
    },
  },
  test: { npm: 'npm test', options: {} },
  bench: {
    npm: 'npm run bench',
    options: {
      quick: { help: 'fewer rounds, and no Lighthouse' },
      'no-build': { help: 'measures the build that is there' },
    },
  },
  'bench/load': {
    npm: 'npm run load',
    options: {
      minutes: { value: 'number', help: 'how long (30)' },
      rate: {
        value: 'number',
        help: 'requests a second (100); 0: as fast as they are answered, until as many have been made',
      },
      day: { help: 'a day of traffic in minutes, and what it asks of the platform' },
      visits: { value: 'number', help: 'visits of the day (6000)' },
      ...run,
    },
  },
  faults: {
    npm: 'npm run test:faults',
    options: {
      leads: { value: 'number', help: 'how many (3000; for an outage 5000)' },
      kills: { value: 'number', help: 'how often the worker is killed (12)' },
      outage: { help: 'the partner is away instead, and comes back' },
      ...run,
    },
  },
  upstreams: {
    npm: 'npm run test:upstreams',
    options: {
      pages: { value: 'number', help: 'how many (10000)' },
      json: { help: 'the figures as JSON instead of a table' },
      ...run,
    },
  },
  'smoke/smoke-command': {
    npm: 'npm run smoke',
    argument: 'url',
    options: {
      build: { value: 'id', help: 'the build that has to answer (dist/manifest.json)' },
      version: {
        value: 'id',
        help: 'the version that has to answer: it must be part of the current deployment',
      },
      address: { value: 'typed', help: 'what to type into the address box' },
    },
  },
  'doctor/doctor': {
    npm: 'npm run doctor',
    options: {
      brand: { ...brand, help: 'the brand of a deployed stage; without it, this machine' },
      stage,
      partners: { value: 'file', help: 'what LEAD_PARTNERS holds, where it is a secret' },
      json: { help: 'for scripts: the findings as JSON' },
    },
  },
  'alerts/alerts': {
    npm: 'npm run alerts',
    options: {
      brand,
      stage,
      state: { value: 'file', help: 'remembers what fired, so that each alert is said once' },
      log: { value: 'file|-', help: 'lines of wrangler tail, instead of Workers Logs' },
    },
  },
  'numbers/report': {
    npm: 'npm run report',
    options: {
      since: { value: '24h|7d|2026-11-01', help: 'from when on (7d)' },
      brand: { ...brand, help: 'one brand only' },
      stage: { ...stage, help: 'a deployed stage; without it, this machine' },
      html: { value: 'file', help: 'writes the same as a page with charts' },
    },
  },
  'release/release-command': {
    npm: 'npm run release',
    options: {
      brand,
      all: { help: 'every brand, one after the other' },
      stage,
      url: { value: 'url', help: 'where the brand answers, for a stage without a public host' },
      'dry-run': { help: 'says what would be done, and does nothing' },
      'without-checks': { help: 'leaves out types, lint and content' },
    },
  },
};
