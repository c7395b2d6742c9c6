/** Every citation names a heading of docs/specification.md, and none relies on a document readers do not have. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/files-below.ts';
import {
  citedAnchors,
  missingDocuments,
  missingInSql,
  unfollowableCitations,
  unknownCitations,
} from './citations.ts';
import { anchorsOf, linksOf } from './document-anchors.ts';
import { projectFiles } from './project-files.ts';

/** Leaves out this file, which has bad citations on purpose. */
const files = projectFiles.filter(({ name }) => name !== 'tests/conventions/citations.test.ts');
const specification = files.find(({ name }) => name === 'docs/specification.md')?.text ?? '';
const anchors = anchorsOf(specification);
const exists = (path: string) => existsSync(join(root, path));

describe('citations', () => {
  it('are found at all', () => {
    expect(files.flatMap(({ text }) => citedAnchors(text)).length).toBeGreaterThan(300);
  });

  it('lead to headings of the specification', () => {
    expect(unknownCitations(files, anchors)).toEqual([]);
  });

  it('cite nothing that is not in this repository', () => {
    expect(unfollowableCitations(files)).toEqual([]);
  });

  it('in SQL name only modules and folders that exist', () => {
    expect(missingInSql(files, exists)).toEqual([]);
  });

  it('name only documents that exist', () => {
    expect(
      missingDocuments(
        files.filter(({ name }) => !name.endsWith('.md')),
        exists,
      ),
    ).toEqual([]);
  });
});

describe('the specification', () => {
  it('lists every heading in its contents, and no other', () => {
    const contents = specification.slice(0, specification.indexOf('\n## Verticals'));
    const listed = linksOf(contents.slice(contents.indexOf('## Contents')));
    expect(listed.map((link) => link.slice(1)).toSorted()).toEqual(
      anchors.filter((anchor) => !['specification', 'contents'].includes(anchor)).toSorted(),
    );
  });

  it('has no heading twice', () => {
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.filter((anchor) => /-\d+$/.test(anchor))).toEqual([]);
  });
});

describe('the checks find planted faults', () => {
  const file = (text: string) => [{ name: 'a.ts', text }];

  it('a citation of a heading that is not there', () => {
    expect(unknownCitations(file('/** Kept (spec: law, nowhere). */'), ['law'])).toEqual([
      'a.ts: nowhere',
    ]);
  });

  it.each([
    '/** Ten (spec §7). */',
    '/** The words of Spec §8. */',
    '/** As the specification has it (§8). */',
    '/** A defect (decisions). */',
    '/** (decisions: carousels) */',
    '/** An offer counts (as asked, decisions). */',
    '-- 64 kB (quality: Input)',
    '/* Said (quality, duties) */',
    '/** Calm (design: look). */',
    '/** Design: leads, rule 4. */',
    '/** See spec: law. */',
    '/** Ends (spec: law; more). */',
    '/** Ends (Spec: Law). */',
  ])('%s', (text) => {
    expect(unfollowableCitations(file(`\n${text}`))).toEqual(['a.ts:2']);
  });

  it.each([
    '/** Browsers drop it (RFC 6265 §6.1). */',
    '/** See the Allow header (RFC 9110 §15.5.2, §15.5.6). */',
    '/** None (HTML §4.12.1), (XML 1.0 §2.2), (PNG §11.2.2), (CSP 3 §6.4.1). */',
    '/** Kept (spec: law). */',
    '/** Kept (spec: plan-lists, law). */',
    'the reasons are [decisions](decisions) and [one](decisions/007-outbox.md)',
  ])('and leave %s alone', (text) => {
    expect(unfollowableCitations(file(text))).toEqual([]);
  });

  it('a document that is not there', () => {
    const text = '/** Held (docs/a.md), never (docs/b.md). */';
    expect(missingDocuments(file(text), (path) => path === 'docs/a.md')).toEqual([
      'a.ts: docs/b.md',
    ]);
  });

  it('a module or a folder that SQL names and that is not there', () => {
    const text = `-- Kept (worker/a.ts, b.ts), of domain/plans.
-- Never (worker/gone.ts, gone.ts), of domain/gone; brand/key is none.
SELECT 'worker/text.ts';`;
    const all = [
      { name: 'worker/b.ts', text: '' },
      { name: 'm/1.sql', text },
    ];
    expect(missingInSql(all, (path) => ['worker/a.ts', 'domain/plans'].includes(path))).toEqual([
      'm/1.sql: worker/gone.ts',
      'm/1.sql: gone.ts',
      'm/1.sql: domain/gone',
    ]);
  });
});
