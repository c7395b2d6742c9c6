/** Slots: split once, joined per visitor. */
import { describe, expect, it } from 'vitest';
import {
  fieldsSlot,
  idSlot,
  slotted,
  withQuerySlot,
  withRcSlot,
} from '../../client/ui/visitor-slots.ts';
import { cutSlots, fillSlots, joinSlots } from './link-slots.ts';

const none = { query: '', rc: '', id: 'an-id' };
const some = { query: 'rcCode=AB1&utm_source=x', rc: 'rc=AB1', id: 'an-id' };

describe('slotted', () => {
  it.each([
    ['/energy', '/energy?rcCode=AB1&amp;utm_source=x'],
    ['/energy#faqs', '/energy?rcCode=AB1&amp;utm_source=x#faqs'],
    ['/plans?page=2', '/plans?page=2&amp;rcCode=AB1&amp;utm_source=x'],
    ['/plans?page=2#list', '/plans?page=2&amp;rcCode=AB1&amp;utm_source=x#list'],
    ['/blogs', '/blogs'],
    ['/blogs/a-title', '/blogs/a-title'],
    ['/blogsphere', '/blogsphere?rcCode=AB1&amp;utm_source=x'],
    ['#cta', '#cta'],
    ['https://other.example/x', 'https://other.example/x'],
    ['//other.example', '//other.example'],
    ['/\\other.example', '/\\other.example'],
    ['/media/acacia/hero.svg', '/media/acacia/hero.svg'],
  ])('makes %s carry the campaign as %s', (href, expected) => {
    expect(fillSlots(slotted(href), some)).toBe(expected);
  });

  it('leaves every link as written for a visitor without parameters', () => {
    expect(fillSlots(`${slotted('/a')} ${slotted('/b?c=d#e')}`, none)).toBe('/a /b?c=d#e');
  });
});

describe('a frame', () => {
  it.each([
    ['https://w.example/providers', 'https://w.example/providers?rc=AB1'],
    ['https://w.example/providers?a=b#c', 'https://w.example/providers?a=b&amp;rc=AB1#c'],
  ])('at %s carries the referral code as %s', (url, expected) => {
    expect(fillSlots(withRcSlot(url), some)).toBe(expected);
    expect(fillSlots(withRcSlot(url), none)).toBe(url);
  });

  it('carries the campaign', () => {
    expect(fillSlots(withQuerySlot('https://f.example/address#top'), some)).toBe(
      'https://f.example/address?rcCode=AB1&amp;utm_source=x#top',
    );
  });
});

describe('a form submitted by GET', () => {
  it('carries the campaign as hidden fields, whatever it contains', () => {
    expect(fillSlots(fieldsSlot, none)).toBe('');
    const query = new URLSearchParams({ rcCode: 'A"<b>&' }).toString();
    expect(fillSlots(fieldsSlot, { ...some, query })).toBe(
      '<input type="hidden" name="rcCode" value="A&#34;&#60;b&#62;&#38;"/>',
    );
  });
});

const cut = (html: string) => cutSlots(new TextEncoder().encode(html));
const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

describe('cutSlots and joinSlots', () => {
  it('give the same HTML as filling directly, however often it is joined', () => {
    const html = `<a href="${slotted('/a')}">é ’ 🪴</a><input value="${idSlot}"><a href="${slotted('/b?x')}"><iframe src="${withRcSlot('https://w.example/providers?x')}">`;
    const kept = cut(html);
    for (const values of [some, none, some]) {
      expect(text(joinSlots(kept, values))).toBe(fillSlots(html, values));
    }
    expect(text(joinSlots(kept, none))).toBe(
      '<a href="/a">é ’ 🪴</a><input value="an-id"><a href="/b?x"><iframe src="https://w.example/providers?x">',
    );
  });

  it('leave HTML without slots unchanged, and characters beside slots as they are', () => {
    for (const html of ['<p>plain</p>', '', '\uE006\uE010\uEFFF', 'îè\uE0C0']) {
      expect(text(joinSlots(cut(html), some))).toBe(html);
    }
  });
});
