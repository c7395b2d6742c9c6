/** When a carousel moves on its own, and what pauses or stops it (spec: carousels). */
// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { find, fire, inDom, pass, show } from '../dom.fixture.tsx';
import { type Autoplay, useAutoplay } from './use-autoplay.ts';

inDom();

let scrolled: (isInView: boolean) => Promise<void>;
let reduced = false;
beforeEach(() => {
  reduced = false;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('reduce') && reduced,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
        scrolled = (isIntersecting) => act(async () => seen([{ isIntersecting }]));
      }
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
});

const step = vi.fn<() => boolean>();
let auto: Autoplay;
function Slides({ moment }: { readonly moment: number }) {
  auto = useAutoplay('slides', true, moment, step);
  return (
    <section aria-label="Slides" aria-roledescription="carousel">
      <button type="button" className="carousel-stop" />
      <div id="slides">
        <a href="#one">One</a>
      </div>
    </section>
  );
}

async function inView() {
  step.mockReset().mockReturnValue(true);
  await show(<Slides moment={0} />);
  await pass(3000);
  expect(step).not.toHaveBeenCalled();
  await scrolled(true);
}

const steps = async (milliseconds: number) => {
  step.mockClear();
  await pass(milliseconds);
  return step.mock.calls.length;
};
const mouse = (type: string) =>
  fire(find('#slides'), new PointerEvent(type, { pointerType: 'mouse' }));

it('gives each slide its 3000 ms, whoever moved to it', async () => {
  await inView();
  expect([await steps(2999), await steps(1)]).toEqual([0, 1]);
  await pass(2000);
  await show(<Slides moment={1} />);
  expect([await steps(2999), await steps(1)]).toEqual([0, 1]);
});

it('pauses out of view, under a mouse, and while its button has the focus', async () => {
  await inView();
  await scrolled(false);
  expect(await steps(9000)).toBe(0);
  await scrolled(true);
  await mouse('pointerenter');
  expect(await steps(9000)).toBe(0);
  await mouse('pointerleave');
  await act(async () => find('button').focus());
  expect(await steps(9000)).toBe(0);
  await act(async () => find('button').blur());
  expect([await steps(3000), auto.playing]).toEqual([1, 'auto']);
});

it('stops at the end, and for a focus on a slide, until it is started again', async () => {
  await inView();
  step.mockReturnValue(false);
  expect([await steps(3000), auto.playing]).toEqual([1, 'stopped']);
  await act(async () => auto.start());
  step.mockReturnValue(true);
  expect(await steps(3000)).toBe(1);
  await act(async () => find('a').focus());
  expect([await steps(9000), auto.playing]).toEqual([0, 'stopped']);
});

it('never moves by itself where the visitor wants little motion', async () => {
  reduced = true;
  await inView();
  expect([await steps(9000), auto.playing]).toEqual([0, 'stopped']);
});
