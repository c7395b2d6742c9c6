/** Entries split from bytes, however the bytes arrive: the same as parsing them all at once. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Limits, splitLines, splitValues } from './split-entries.ts';

const limits: Limits = { entryBytes: 200, documentBytes: 400 };
const large: Limits = { entryBytes: 1_000_000, documentBytes: 1_000_000 };

/** @param block bytes that arrive at once */
function split(text: string, { block = 7, limit = limits, split = splitValues } = {}) {
  const bytes = Buffer.from(text);
  const splitter = split(limit);
  const pieces = [];
  for (let at = 0; at < bytes.length; at += block) {
    // The block is overwritten, as a file reader reuses its buffer.
    const part = Buffer.from(bytes.subarray(at, at + block));
    pieces.push(...splitter.push(part));
    part.fill(0x7d);
  }
  return [...pieces, ...splitter.end()];
}

const texts = (...args: Parameters<typeof split>) => split(...args).map(({ text }) => text);

describe('the items of a list', () => {
  it('are cut out whole, whatever their content', () => {
    const items = ['{"a":"]},[{\\"","b":[1,{"c":2}]}', '[1,2]', '"x, y"', '7', 'null', '{}'];
    expect(texts(`\uFEFF [ ${items.join(' , ')} ]\n`)).toEqual(items);
    expect(texts('[]')).toEqual([]);
    expect(texts('[1,2]')).toEqual(['1', '2']);
  });

  it('match the result of parsing, in blocks of any size', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.integer({ min: 1, max: 40 }), (list, block) => {
        for (const space of [undefined, 2]) {
          const found = texts(JSON.stringify(list, null, space), { block, limit: large });
          expect(found.map((text) => JSON.parse(text))).toEqual(JSON.parse(JSON.stringify(list)));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('that are not JSON lose only themselves', () => {
    expect(texts('[{"a":1,},{"b":nope},}, {"c":1}]')).toEqual([
      '{"a":1,}',
      '{"b":nope}',
      '}',
      '{"c":1}',
    ]);
  });

  it('that are too large are not kept, but reported with their first bytes', () => {
    const pieces = split(`[{"planId":"QUA1","x":"${'y'.repeat(9_000)}"},{"b":1}]`);
    expect(pieces.map(({ fault }) => fault)).toEqual(['too-large', undefined]);
    expect(pieces[0]?.text).toMatch(/^\{"planId":"QUA1"/);
    expect(pieces[0]?.text.length).toBeLessThanOrEqual(4_096);
    expect(pieces[1]?.text).toBe('{"b":1}');
  });

  it('are marked as cut off where the file ends early', () => {
    expect(split('[{"a":1},{"b":')).toEqual([
      { text: '{"a":1}' },
      { text: '{"b":', fault: 'cut-off' },
    ]);
    expect(split('[{"a":1},')).toEqual([{ text: '{"a":1}' }, { text: '', fault: 'cut-off' }]);
    expect(split('{"a":"b')).toEqual([{ text: '{"a":"b', fault: 'cut-off' }]);
  });
});

describe('consecutive values', () => {
  it('may be one, several or none', () => {
    expect(texts('{"a":1}')).toEqual(['{"a":1}']);
    expect(texts('{"a":1}\n{"b":[2]} 3 "four"')).toEqual(['{"a":1}', '{"b":[2]}', '3', '"four"']);
    expect(texts(' \n')).toEqual([]);
  });

  it('may be larger than list items', () => {
    const document = `{"x":"${'y'.repeat(300)}"}`;
    expect(split(document)).toEqual([{ text: document }]);
    expect(split(`[${document}]`)[0]?.fault).toBe('too-large');
    expect(split(`{"x":"${'y'.repeat(500)}"}`)[0]?.fault).toBe('too-large');
  });
});

describe('lines', () => {
  const lines = (text: string) => split(text, { split: splitLines });

  it('are one entry each, without blank ones, and the last needs no line end', () => {
    expect(lines('{"a":1}\r\n\n{"b":\n{"c":3}')).toEqual([
      { text: '{"a":1}\r' },
      { text: '{"b":' },
      { text: '{"c":3}' },
    ]);
  });

  it('that are too long lose only themselves', () => {
    const pieces = lines(`{"planId":"${'y'.repeat(500)}\n{"b":1}\n`);
    expect(pieces.map(({ fault }) => fault)).toEqual(['too-large', undefined]);
  });

  it('may begin after a byte order mark', () => {
    const lines = '\uFEFF{"planId":"A"}\n{"planId":"B"}\n';
    expect(texts(lines, { split: splitLines })).toEqual(['{"planId":"A"}', '{"planId":"B"}']);
  });
});
