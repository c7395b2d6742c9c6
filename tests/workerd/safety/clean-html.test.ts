/** The sanitiser in workerd, where it runs, on the whole list of payloads. */
import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../../../client/sections/html-block/clean-html.ts';
import { payloads } from '../../../client/sections/html-block/xss.data.ts';
import { tagsOf } from '../support/markup.ts';

describe('cleanHtml in workerd', () => {
  it('lets no payload through', async () => {
    for (const payload of payloads) {
      for (const { name, attributes } of await tagsOf(cleanHtml(payload))) {
        expect(name).not.toMatch(/^(?:script|style|svg|math|iframe|object|embed|form|input|x-)/);
        for (const [key, value] of Object.entries(attributes)) {
          expect(key).not.toMatch(/^(?:on|style$|class$|name$|srcset$|form)/);
          expect(value).not.toMatch(/^\s*(?:javascript|vbscript|data|blob):/i);
        }
      }
    }
  });

  it('keeps what is allowed', () => {
    expect(cleanHtml('<p>a <a href="/energy">b</a></p>')).toBe('<p>a <a href="/energy">b</a></p>');
  });
});
