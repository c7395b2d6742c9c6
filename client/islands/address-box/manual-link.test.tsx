/** The link to manual entry while the dialog's file does not come. */
// @vitest-environment happy-dom
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { find, fire, inDom, pass, show } from '../dom.fixture.tsx';
import { wayOutAfter } from '../runtime/use-lasting.ts';
import { ManualDialogLater, ManualLink } from './manual-link.tsx';

const file = vi.hoisted(() => Promise.withResolvers<object>());
vi.mock('./manual-dialog.tsx', () => file.promise);

inDom();

const missing = vi.fn();

/** A form with an address box that contains `typed`. */
function Form({ typed }: { readonly typed: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <ManualLink
        href="/address"
        text="By hand"
        opening={open}
        onOpen={() => setOpen(true)}
        onGiveUp={() => setOpen(false)}
      />
      <ManualDialogLater
        open={open}
        typed={typed}
        onClose={() => setOpen(false)}
        onConfirm={() => undefined}
        onMissing={() => {
          setOpen(false);
          missing();
        }}
      />
    </>
  );
}

beforeEach(async () => {
  missing.mockReset();
  await show(<Form typed="" />);
});

/** Presses the link. True when the press was left to the browser. */
async function pressLink(detail: number): Promise<boolean> {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, detail });
  await fire(find('a'), click);
  return !click.defaultPrevented;
}

it('leaves the next press to the browser, though not the second of a double click', async () => {
  expect(await pressLink(1)).toBe(false);
  expect(await pressLink(2)).toBe(false);
  expect(await pressLink(1)).toBe(true);
  // The browser may bring the page back as it was: nothing leads away from it again.
  await pass(wayOutAfter);
  expect(missing).not.toHaveBeenCalled();
});

it('is given up after a while', async () => {
  await pressLink(1);
  await pass(wayOutAfter - 1);
  expect(missing).not.toHaveBeenCalled();
  await pass(1);
  expect(missing).toHaveBeenCalledOnce();
  // The next press tries again.
  expect(await pressLink(1)).toBe(false);
});

it('is forgotten once the visitor types or chooses: nothing opens or leads away later', async () => {
  await pressLink(1);
  await show(<Form typed="12 Bellbird" />);
  await pass(wayOutAfter);
  file.reject(new Error('The file is gone'));
  await pass();
  expect(missing).not.toHaveBeenCalled();
  expect(await pressLink(1)).toBe(false);
  await pass();
  expect(missing).toHaveBeenCalledOnce();
});
