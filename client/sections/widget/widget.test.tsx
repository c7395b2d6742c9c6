/** Widgets: the referral code in the URL, and frames only where the brand allows them. */
import { describe, expect, it } from 'vitest';
import { moreRcSlot, rcSlot } from '../../ui/visitor-slots.ts';
import { exampleContext, renderSection } from '../section.fixture.tsx';
import { widgetExamples } from './widget.section.ts';

const { brand } = exampleContext();
const allowing = exampleContext({
  brand: { ...brand, frameHosts: ['widgets.partner.example'] },
});

describe('a widget', () => {
  it('carries rc where the URL contains /providers, before the fragment (spec: widget-frames)', () => {
    expect(renderSection(widgetExamples.default, allowing)).toContain(
      `<iframe src="https://widgets.partner.example/providers?vertical=energy${moreRcSlot}"`,
    );
    expect(renderSection(widgetExamples.odd, allowing)).toContain(`/providers${rcSlot}#list"`);
    expect(renderSection(widgetExamples.smallest, allowing)).toContain('/plans"');
  });

  it('is in a sandbox, and several are several frames', () => {
    const html = renderSection(widgetExamples.longest, allowing);
    // Without its own origin, a partner's form has no storage and no session; none may navigate our page.
    const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';
    expect(html.split(`sandbox="${sandbox} allow-popups-to-escape-sandbox"`)).toHaveLength(4);
  });

  it('leaves no hole in the last row', () => {
    const wide = [1, 2, 3, 4, 5, 7, 9].filter((count) => {
      const frames = Array.from({ length: count }, (_, at) => ({
        url: `https://w.example/${at}`,
        title: 'x',
      }));
      const section = { type: 'widget', widget: 'multiple', frames };
      const html = renderSection(section, allowing);
      expect(html).not.toMatch(/lg:col-span-2.*lg:col-span-2/s);
      return html.includes('lg:col-span-2');
    });
    expect(wide).toEqual([5, 7]);
  });

  it('can be opened on its own, with the code, where its frame stays empty', () => {
    expect(renderSection(widgetExamples.default, allowing)).toMatch(
      new RegExp(
        `<a href="https://widgets\\.partner\\.example/providers\\?vertical=energy${moreRcSlot}" rel="noopener">Open “.+” on its own page</a>`,
      ),
    );
  });

  it('is a link where the brand does not name its host', () => {
    const html = renderSection(widgetExamples.default, exampleContext());
    expect(html).not.toContain('<iframe');
    expect(html).toContain(
      `href="https://widgets.partner.example/providers?vertical=energy${moreRcSlot}"`,
    );
  });

  it.each([
    [{ url: 'https://w.example/providers?rc=A', title: 'x' }, /leave it out/],
    [{ url: '/providers', title: 'x' }, /http\(s\)/],
    [{ url: 'javascript:alert(1)//providers', title: 'x' }, /http\(s\)/],
  ])('refuses %j', (frame, message) => {
    const section = { type: 'widget', frames: [frame] };
    expect(() => renderSection(section, allowing)).toThrow(message);
  });
});
