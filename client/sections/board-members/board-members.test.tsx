/** Board members: every name is an anchor (spec: routes). */
import { describe, expect, it } from 'vitest';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { boardMembersExamples } from './board-members.section.ts';

describe('board members', () => {
  it('have an anchor each, made of the name', () => {
    const html = renderSection(boardMembersExamples.default, exampleContext());
    expect([...html.matchAll(/<li id="([^"]+)"/g)].map((match) => match[1])).toEqual([
      'maeve-osullivan-tran',
      'warrick-delahunt',
      'priyanka-raman',
    ]);
  });

  it('keep a double-barrelled name on one line', () => {
    const html = renderSection(boardMembersExamples.default, exampleContext());
    expect(html).toContain('Maeve <span class="inline-block">O’Sullivan-Tran</span>');
  });

  it('keep two of the same name apart, and name one without Latin letters by position', () => {
    const html = renderSection(boardMembersExamples.odd, exampleContext());
    for (const id of ['kim-lee', 'kim-lee-2', 'member-3']) expect(html).toContain(`id="${id}"`);
  });
});
