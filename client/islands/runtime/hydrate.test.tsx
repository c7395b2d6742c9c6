/** A visitor's text and focus in an island that React has to repair, or that fails later. */
// @vitest-environment happy-dom
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderHtml } from '../../ui/render-html.ts';
import { hydrate } from './hydrate.tsx';

vi.mock('../island-loaders.ts', () => ({ loaders: { probe: async () => Probe } }));

function Probe() {
  const [broken, setBroken] = useState(false);
  if (broken) throw new Error('broken');
  return (
    <form>
      <input name="name" />
      <input name="email" type="email" />
      <button type="button" onClick={() => setBroken(true)}>
        Break
      </button>
    </form>
  );
}

/** A password manager's element beside a field makes React render the island again. */
const altered = [false, true];
const recovered = vi.fn();

beforeEach(() => {
  recovered.mockReset();
  addEventListener('island:recovered', recovered);
});

afterEach(() => {
  removeEventListener('island:recovered', recovered);
  document.body.replaceChildren();
});

function opened(isAltered: boolean): HTMLElement {
  const host = document.createElement('x-probe');
  host.setAttribute('name', 'probe');
  host.innerHTML = renderHtml(<Probe />);
  document.body.append(host);
  if (isAltered) field(host, 'name').after(document.createElement('div'));
  return host;
}

function field(host: HTMLElement, name: string): HTMLInputElement {
  const found = host.querySelector<HTMLInputElement>(`[name=${name}]`);
  if (!found) throw new Error(`The island has no field "${name}"`);
  return found;
}

it.each(altered)(
  'the focus stays in its field, and the text in it (altered: %s)',
  async (isAltered) => {
    const host = opened(isAltered);
    field(host, 'name').focus();
    field(host, 'name').value = 'Jo';
    expect(await hydrate(host, () => {})).toBeUndefined();
    expect(recovered).toHaveBeenCalledTimes(isAltered ? 1 : 0);
    expect(document.activeElement).toBe(field(host, 'name'));
    expect(field(host, 'name').value).toBe('Jo');
  },
);

it('a focus elsewhere stays where it is', async () => {
  const host = opened(true);
  const other = document.body.appendChild(document.createElement('input'));
  other.name = 'name';
  other.focus();
  await hydrate(host, () => {});
  expect(document.activeElement).toBe(other);
});

it.each(altered)('what was typed outlives a later failure (altered: %s)', async (isAltered) => {
  const host = opened(isAltered);
  const late = vi.fn();
  await hydrate(host, late);
  field(host, 'email').value = 'jo@example.com';
  host.querySelector('button')?.click();
  await vi.waitFor(() => expect(late).toHaveBeenCalled());
  expect(host.querySelector('form')).not.toBeNull();
  expect(field(host, 'email').value).toBe('jo@example.com');
});
