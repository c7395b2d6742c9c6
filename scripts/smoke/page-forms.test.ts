/** The fields that a browser without script sends from a form, and a page's links. */
import { expect, it } from 'vitest';
import { choicesOf, filled, formTo, linksOf, wordsOf } from './page-forms.ts';

const page = `<title>A &amp; B</title><h1 class="x">Who <b>are</b> you?</h1>
<form action="/search" method="get"><input name="q"/></form>
<form action="/api/lead?rcCode=A&amp;b=1" method="post">
  <input type="hidden" name="id" value="&quot;1&quot;"/><input type="text" name="name" value=""/>
  <input type="checkbox" name="tick" value="1"/><input type="checkbox" name="on" checked="" value="yes"/>
  <input type="radio" name="kind" value="a"/><input type="radio" name="kind" value="b"/>
  <button type="submit" name="go" value="1">Send</button></form><a href="/x?a=1&amp;b=2">x</a>`;

it('finds the form that posts to a path, including its query', () => {
  expect(formTo(page, '/api/lead')?.action).toBe('/api/lead?rcCode=A&b=1');
  expect(formTo(page, '/api/other')).toBeUndefined();
});

it('sends hidden fields unchanged, other fields as filled in, and only ticked choices', () => {
  const form = formTo(page, '/api/lead');
  if (!form) throw new Error('The page has a form');
  expect(filled(form, { name: 'Jo', kind: 'b' })).toEqual([
    ['id', '"1"'],
    ['name', 'Jo'],
    ['on', 'yes'],
    ['kind', 'b'],
  ]);
  expect(choicesOf(form, 'kind')).toEqual(['a', 'b']);
});

it('reads links and text', () => {
  expect(linksOf(page)).toEqual(['/x?a=1&b=2']);
  expect([wordsOf(page, 'title'), wordsOf(page, 'h1')]).toEqual(['A & B', 'Who are you?']);
});
