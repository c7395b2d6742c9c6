/** The output that operators see: masked people, aligned tables, spreadsheets without formulas. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planLike } from '../../domain/leads/chosen-plan.fixture.ts';
import type { Listed, Person } from '../../worker/leads/records/record.types.ts';
import { csvCell, recordsCsv } from './csv.ts';
import { age, unreadableText } from './format.ts';
import { maskEmail, maskMobile, maskName, maskPerson } from './mask.ts';
import { pairs, printable, table } from './table.ts';

describe('a mask', () => {
  it('shows just enough to tell two people apart', () => {
    expect(maskEmail('jo.citizen@example.com')).toBe('j…@e….com');
    expect(maskMobile('0412345612')).toBe('04•• ••• •12');
    expect(maskMobile('12')).toBe('••••');
    expect(maskName('Jo O’Neill')).toBe('J… O…');
  });

  it('hides every field of a person', () => {
    const long = fc.stringMatching(/^[a-z]{6,20}$/);
    const person = fc.record({
      name: long,
      email: long.map((text) => `${text}@${text}.example`),
      mobile: long,
      addressLine: long,
      locality: long,
      message: long,
      userAgent: long,
      screenResolution: long,
      steps: fc.tuple(
        fc.record({ at: fc.constant('2026-11-01'), data: fc.record({ step: long }) }),
      ),
      campaign: fc.record({ utm_term: long }),
      clickIds: fc.record({ gclid: long }),
    });
    fc.assert(
      fc.property(person, (one: Person) => {
        const text = JSON.stringify(maskPerson(one));
        const values = [
          one.name,
          one.email?.split('@')[0],
          one.mobile,
          one.addressLine,
          one.locality,
          one.message,
          one.userAgent,
          one.screenResolution,
          one.steps[0]?.data.step,
          one.campaign.utm_term,
          one.clickIds.gclid,
        ];
        for (const value of values) {
          expect(value).toMatch(/./);
          expect(text).not.toContain(value);
        }
      }),
    );
  });

  it('leaves empty fields empty', () => {
    const nobody: Person = {
      name: null,
      email: null,
      mobile: null,
      addressLine: null,
      locality: null,
      message: null,
      userAgent: null,
      screenResolution: null,
      steps: [],
      campaign: {},
      clickIds: {},
    };
    expect(maskPerson(nobody)).toEqual(nobody);
  });
});

describe('a table', () => {
  it('is aligned, with numbers to the right and without empty columns', () => {
    const rows = [
      ['Zoë', 5, null],
      ['n', 12, ''],
    ];
    expect(table(['name', 'count', 'empty'], rows)).toBe('name  count\nZoë       5\nn        12');
  });

  it('escapes terminal control characters', () => {
    expect(printable('a\u001b[2Jb\u202ec\u009b')).toBe('a\\u{1b}[2Jb\\u{202e}c\\u{9b}');
    expect(table(['a'], [['x\ny']]).split('\n')).toHaveLength(2);
    expect(pairs([['a', 'x\ny']])).toBe('a  x\\u{a}y');
  });

  it('omits pairs without a value', () => {
    expect(
      pairs([
        ['a', 'x'],
        ['long', null],
        ['bc', 0],
      ]),
    ).toBe('a   x\nbc  0');
  });

  it('writes ages in words', () => {
    expect([0, 59_000, 61 * 60_000, 27 * 3_600_000].map(age)).toEqual([
      '0 min',
      '0 min',
      '1 h 1 min',
      '1 d 3 h',
    ]);
  });
});

describe('CSV', () => {
  it.each(['=1+1', '+61400', '-2', '@SUM(A1)', '\t=1', '\rx', ' =1', '＝1', '\u0000=1'])(
    'writes %j as text',
    (value) => {
      expect(csvCell(value)).toBe(`"'${value}"`);
    },
  );

  it('quotes quotes, commas and line ends; numbers stay numbers', () => {
    expect(csvCell('a "b", c\nd')).toBe('"a ""b"", c\nd"');
    expect(csvCell(-5)).toBe('"-5"');
    expect(csvCell(null)).toBe('""');
  });

  it('has a heading for every cell of every row', () => {
    const row: Listed = {
      brand: 'acacia',
      kind: 'lead',
      reference: 'KJ-0000-0001',
      id: 'key',
      acceptedAt: '2026-11-01',
      host: 'a.example',
      page: '/energy',
      rcCode: '=AB1',
      postcode: '3056',
      state: 'VIC',
      marketing: true,
      consentVersion: '1',
      suspect: ['quick'],
      isReadable: false,
      erasedAt: null,
      leadStatus: 'open',
      vertical: 'energy',
      deliveryState: 'pending',
      attempts: 0,
      dueAt: '',
      partner: null,
      lastOutcome: null,
      settledAt: null,
      plans: [planLike({ name: '=plan, "quoted"' }, { basis: ['We assumed the rest.'] })],
      person: {
        name: '=cmd',
        email: 'a@b.example',
        mobile: null,
        addressLine: 'x, y',
        locality: null,
        message: null,
        userAgent: null,
        screenResolution: null,
        steps: [],
        campaign: { utm_source: 'mail' },
        clickIds: {},
      },
    };
    const text = recordsCsv([row]);
    expect(text.startsWith('\ufeff"reference",')).toBe(true);
    const [titles = '', cells = '', end] = text.slice(1).split('\r\n');
    expect(end).toBe('');
    const count = (line: string) => line.match(/"(?:[^"]|"")*"/g)?.length;
    expect(count(cells)).toBe(count(titles));
    expect(cells).toContain(`"'=cmd","a@b.example","","x, y"`);
    expect(cells).toContain(`"shore-50","'=plan, ""quoted""","plover","Plover Net","$75.00/month"`);
    expect(cells).toContain(`over the first year. We assumed the rest.","7500","2026-11-21","yes"`);
    expect(cells).toContain(`"'=AB1","utm_source=mail"`);
    expect(unreadableText([row, row])).toMatch(/no partner is sent these: KJ-0000-0001\./);
    expect(unreadableText([{ ...row, isReadable: true }])).toBeNull();
  });
});
