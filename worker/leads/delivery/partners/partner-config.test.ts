/** LEAD_PARTNERS: parsing, errors that name the partner, field and remedy but never a value, and routes. */
import { describe, expect, it } from 'vitest';
import { parsePartners, routePartners } from './partner-config.ts';

const hook = {
  name: 'hook',
  kind: 'webhook',
  url: 'https://a.example/',
  signingSecret: 'HOOK_SECRET',
};

describe('LEAD_PARTNERS', () => {
  it.each([
    ['empty', '', []],
    ['a webhook', JSON.stringify([hook]), ['hook']],
    ['http on localhost', JSON.stringify([{ ...hook, url: 'http://127.0.0.1:9/' }]), ['hook']],
  ])('is parsed: %s', (_name, json, names) => {
    expect(parsePartners(json).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['no JSON', '{Zq7x', 'It is not valid JSON'],
    ['no list', '{"Zq7x":1}', 'It must be a list of partners'],
    ['an entry that is text', '["Zq7x"]', 'partner 1: must be Object'],
    ['plain http', [{ ...hook, url: 'http://Zq7x.example/' }], '"hook", url: must be https'],
    [
      'a password in the URL',
      [{ ...hook, url: 'https://user:Zq7x@a.example/' }],
      '"hook", url: must not contain a user name or password',
    ],
    [
      'a secret’s value',
      [{ ...hook, signingSecret: 'whsec_Zq7x=' }],
      '"hook", signingSecret: must be the name of a worker secret',
    ],
    ['no secret', [{ ...hook, signingSecret: undefined }], '"hook", signingSecret: is missing'],
    ['an unknown product', [{ ...hook, verticals: ['Zq7x'] }], '"hook", verticals: must be "*" or'],
    ['an unknown kind', [hook, { ...hook, kind: 'Zq7x' }], '"hook", kind: must be one of lead-'],
    ['a name that is none', [hook, { ...hook, name: 'Zq7x!' }], 'partner 2, name: must be lower-'],
    ['a URL in the wrong place', [{ ...hook, messages: 'https://Zq7x' }], 'messages: must be bool'],
    ['a name twice', [hook, hook], 'names "hook" twice'],
  ])('is refused by name: %s', (_name, value, words) => {
    const json = typeof value === 'string' ? value : JSON.stringify(value);
    let message = '';
    try {
      parsePartners(json);
    } catch (error) {
      message = String(error);
    }
    expect(message).toContain(words);
    expect(message).not.toContain('Zq7x');
  });

  it('reports every error at once', () => {
    const json = JSON.stringify([
      { ...hook, url: 'x', signingSecret: 'y' },
      { kind: 'no-such-kind' },
    ]);
    expect(() => parsePartners(json)).toThrow(
      /"hook", url: must be a whole URL.*\n.*signingSecret.*\n.*partner 2, kind: must be one of/,
    );
  });
});

it('routePartners gives each route to the first partner that takes it', () => {
  const configs = parsePartners(
    JSON.stringify([
      { ...hook, name: 'solar', verticals: ['solar'], brands: ['acacia'] },
      { ...hook, name: 'rest', verticals: '*', messages: true },
      { ...hook, name: 'late', verticals: ['solar'] },
    ]),
  );
  const routed = routePartners(configs, ['acacia', 'banksia']);
  expect(routed.map(({ config }) => config.name)).toEqual(['solar', 'rest']);
  expect(routed[0]?.routes).toEqual(['acacia/solar']);
  expect(routed[1]?.routes).toContain('banksia/solar');
  expect(routed[1]?.routes).toContain('acacia/message');
  expect(routed[1]?.routes).not.toContain('acacia/solar');
});
