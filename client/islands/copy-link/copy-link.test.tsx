/** Copying the URL of a comparison: the text copied, the status, and the fallback when copying fails. */
// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { renderHtml } from '../../ui/render-html.ts';
import { click, find, inDom, pass, show } from '../dom.fixture.tsx';
import { CopyLink } from './copy-link.island.tsx';

inDom();

const url = 'https://www.brand.example/compare?plans=a&plans=b';
const written = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  written.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText: written } });
});

it('copies the URL that it shows, and says so', async () => {
  await show(<CopyLink url={url} />);
  expect(find('[role=status]').textContent).toBe('');
  await click(find('button'));
  await pass(0);
  expect(written).toHaveBeenCalledWith(url);
  expect(find('[role=status]').textContent).toMatch(/^Link copied/);
});

it('announces a second press again, although the words are the same', async () => {
  await show(<CopyLink url={url} />);
  await click(find('button'));
  await pass(0);
  const first = find('[role=status]').firstChild;
  await click(find('button'));
  await pass(0);
  expect(find('[role=status]').textContent).toMatch(/^Link copied/);
  expect(find('[role=status]').firstChild).not.toBe(first);
});

it('selects the URL where the browser refuses', async () => {
  written.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await show(<CopyLink url={url} />);
  await click(find('button'));
  await pass(0);
  expect(find('[role=status]').textContent).toMatch(/did not copy/);
  expect(String(getSelection())).toBe(url);
});

it('has no button without script', () => {
  const html = renderHtml(<CopyLink url={url} />);
  expect(html).toContain('plans=b');
  expect(html).not.toContain('<button');
});
