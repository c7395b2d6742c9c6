/** The keyboard of the combobox (ARIA APG), in a DOM. */
// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { find, inDom, leave, press, show, texts, type } from '../dom.fixture.tsx';
import { useCombobox } from './use-combobox.ts';

inDom();

const choose = vi.fn();
const clear = vi.fn();

function Box({ items }: { items: readonly string[] }) {
  const combobox = useCombobox({ items: items.map((id) => ({ id })), choose, clear });
  return (
    <>
      <input onKeyDown={combobox.onKeyDown} onInput={combobox.show} onBlur={combobox.close} />
      {combobox.open
        ? items.map((item, index) => (
            <p key={item} className={index === combobox.active ? 'active' : ''}>
              {item}
            </p>
          ))
        : null}
    </>
  );
}

const input = () => find<HTMLInputElement>('input');
const active = () => texts('p.active');
const isOpen = () => texts('p').length > 0;
const keys = async (...names: string[]) => {
  for (const name of names) await press(input(), name);
};

/** Types text into a box that shows these suggestions. */
async function open(items: readonly string[] = ['a', 'b', 'c']): Promise<void> {
  choose.mockClear();
  clear.mockClear();
  await show(<Box items={items} />);
  await type(input(), 'x');
}

describe('typing', () => {
  it('opens the list with nothing highlighted', async () => {
    await open();
    expect(isOpen()).toBe(true);
    expect(active()).toEqual([]);
  });

  it('opens no list without suggestions', async () => {
    await open([]);
    expect(isOpen()).toBe(false);
    expect(await press(input(), 'ArrowDown')).toBe(true);
  });

  it('removes the highlight', async () => {
    await open();
    await keys('ArrowDown');
    await type(input(), 'xy');
    expect(active()).toEqual([]);
  });
});

describe('arrows', () => {
  it.each([
    [['ArrowDown'], 'a'],
    [['ArrowDown', 'ArrowDown'], 'b'],
    [['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'], 'a'],
    [['ArrowUp'], 'c'],
    [['ArrowUp', 'ArrowUp'], 'b'],
    [['ArrowDown', 'ArrowUp'], 'c'],
    [['ArrowDown', 'End'], 'c'],
    [['ArrowUp', 'Home'], 'a'],
  ])('%j highlights %s', async (pressed, expected) => {
    await open();
    await keys(...pressed);
    expect(active()).toEqual([expected]);
  });

  it('highlight the only entry', async () => {
    await open(['a']);
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowUp']) {
      await keys(key);
      expect(active()).toEqual(['a']);
    }
  });

  it('keep the caret where it is', async () => {
    await open();
    expect(await press(input(), 'ArrowDown')).toBe(false);
    expect(await press(input(), 'End')).toBe(false);
  });

  it('open a list that was closed', async () => {
    await open();
    await keys('Escape', 'ArrowUp');
    expect(active()).toEqual(['c']);
  });

  it('with a modifier, or while an input method composes, are not ours', async () => {
    await open();
    for (const more of [{ altKey: true }, { ctrlKey: true }, { metaKey: true }]) {
      expect(await press(input(), 'ArrowDown', more)).toBe(true);
    }
    expect(await press(input(), 'ArrowDown', { isComposing: true })).toBe(true);
    expect(active()).toEqual([]);
  });
});

describe('Home and End', () => {
  it('belong to the caret while nothing is highlighted', async () => {
    await open();
    expect(await press(input(), 'Home')).toBe(true);
    expect(await press(input(), 'End')).toBe(true);
    expect(active()).toEqual([]);
  });
});

describe('Enter', () => {
  it('chooses the highlighted entry and sends nothing', async () => {
    await open();
    await keys('ArrowDown', 'ArrowDown');
    expect(await press(input(), 'Enter')).toBe(false);
    expect(choose.mock.calls).toEqual([[1]]);
  });

  it('without one sends the form and closes the list', async () => {
    await open();
    expect(await press(input(), 'Enter')).toBe(true);
    expect(choose).not.toHaveBeenCalled();
    expect(isOpen()).toBe(false);
  });
});

describe('Escape', () => {
  it('closes the list, then clears the box', async () => {
    await open();
    expect(await press(input(), 'Escape')).toBe(false);
    expect(isOpen()).toBe(false);
    expect(clear).not.toHaveBeenCalled();
    expect(await press(input(), 'Escape')).toBe(false);
    expect(clear).toHaveBeenCalledOnce();
  });
});

describe('leaving', () => {
  it('with Tab closes the list, chooses nothing and goes on', async () => {
    await open();
    await keys('ArrowDown');
    expect(await press(input(), 'Tab')).toBe(true);
    expect(isOpen()).toBe(false);
    expect(choose).not.toHaveBeenCalled();
  });

  it('in any other way closes it as well', async () => {
    await open();
    await leave(input());
    expect(isOpen()).toBe(false);
  });
});

it('never highlights an entry that a shorter list no longer has', async () => {
  await open();
  await keys('ArrowUp');
  await show(<Box items={['a', 'b']} />);
  expect(active()).toEqual([]);
  await keys('ArrowDown');
  expect(active()).toEqual(['a']);
});

it('keeps the highlight of an entry that a newer list has too, wherever it stands there', async () => {
  await open();
  await keys('ArrowDown', 'ArrowDown');
  await show(<Box items={['x', 'a', 'b']} />);
  expect(active()).toEqual(['b']);
  expect(await press(input(), 'Enter')).toBe(false);
  expect(choose.mock.calls).toEqual([[2]]);
});

it('does not highlight an entry that comes back', async () => {
  await open();
  await keys('ArrowDown');
  await type(input(), 'xy');
  await show(<Box items={['a', 'b']} />);
  expect(active()).toEqual([]);
});
