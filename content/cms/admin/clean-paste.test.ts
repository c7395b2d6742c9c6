/** Pasted HTML as Word, browsers and mail programs supply it: its words and links stay, its workings do not appear. */
// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { cleanedHtml } from './clean-paste.ts';

describe('pasted HTML', () => {
  it.each([
    [
      'the marks around a fragment',
      '<html><body><!--StartFragment--><p>Words</p><!--EndFragment--></body></html>',
      '<p>Words</p>',
    ],
    [
      'Word’s marks in a list item',
      '<p><!--[if !supportLists]--><span>·</span><!--[endif]-->First</p>',
      '<p><span>·</span>First</p>',
    ],
    ['a style sheet', '<p>a</p><style>p { color: red }</style>', '<p>a</p>'],
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    [
      'a link to a script, but not its words',
      '<p>See <a href="javascript:void(0)">the <b>menu</b></a>.</p>',
      '<p>See the <b>menu</b>.</p>',
    ],
    ['a link to a file', '<a href="file:///C:/plans.docx">plans</a>', 'plans'],
    ['a link to a program', '<a href="onenote:https://d.example/x">notes</a>', 'notes'],
    ['a link to nothing', '<a href=" ">here</a>', 'here'],
    ['a link that is no URL', '<a href="https://exa mple.com/">here</a>', 'here'],
  ])('loses %s', (_, html, cleaned) => {
    expect(cleanedHtml(html)).toBe(cleaned);
  });

  it.each([
    '',
    '<p>Words, <b>bold</b> ones</p>',
    '<a href="https://example.com/a?b=c#d">a</a>',
    '<a href="HTTP://EXAMPLE.COM">a</a>',
    '<a href="mailto:jo@example.com">a</a> <a href="tel:+61400000000">b</a>',
    '<a href="/energy">a</a> <a href="#questions">b</a>',
    '<a name="_Toc1">a heading’s mark</a>',
  ])('stays as it is: %s', (html) => {
    expect(cleanedHtml(html)).toBeUndefined();
  });
});
