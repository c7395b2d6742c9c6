/** When a form's messages appear, and when they go (spec: validation). */
// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { errorOf } from '../../../domain/forms/parse-form.ts';
import { person, personFields } from '../../../domain/forms/person.ts';
import { click, find, inDom, leave, show, texts, type } from '../dom.fixture.tsx';
import { useForm } from './use-form.ts';

inDom();

const empty = { name: '', email: '', mobNumber: '' };
let submitted: unknown;

function Fields({ refused }: { refused?: { field: string; message: string }[] }) {
  const form = useForm(person, empty, refused);
  return (
    <>
      {personFields.map((name) => (
        <label key={name}>
          <input
            id={name}
            value={form.values[name]}
            onChange={({ target }) => form.set(name, target.value)}
            onBlur={() => form.leave(name)}
          />
          <b>{errorOf(form.errors, name)}</b>
        </label>
      ))}
      <i>{form.errors.map(({ message }) => message).join()}</i>
      <button
        type="button"
        id="submit"
        onClick={() => {
          submitted = form.submit();
        }}
      />
      <button
        type="button"
        id="refuse"
        onClick={() =>
          form.refuse([
            { field: 'email', message: 'Taken' },
            { field: '', message: 'Later' },
          ])
        }
      />
      <button type="button" id="reset" onClick={() => form.reset()} />
    </>
  );
}

const field = (name: string) => find<HTMLInputElement>(`#${name}`);
const messages = () => texts('b');
const press = (id: string) => click(find(`#${id}`));
const fill = async (values: Partial<typeof empty>) => {
  for (const [name, value] of Object.entries(values)) await type(field(name), value);
};
const right = { name: 'Jo', email: 'jo@example.com', mobNumber: '+61 491 570 006' };

describe('a message', () => {
  it('does not show while its field is typed into for the first time', async () => {
    await show(<Fields />);
    await fill({ email: 'jo' });
    expect(messages()).toEqual(['', '', '']);
  });

  it('shows once the field is left with content, and follows each change from then on', async () => {
    await show(<Fields />);
    await fill({ name: 'J' });
    await leave(field('name'));
    expect(messages()).toEqual(['Name must be at least 2 chars.', '', '']);
    await fill({ name: 'J0' });
    expect(messages()[0]).toBe('Names can’t include numbers');
    await fill({ name: 'Jo' });
    expect(messages()[0]).toBe('');
    await fill({ name: '' });
    expect(messages()[0]).toBe('Name is required.');
  });

  it('does not show for a field that is left empty', async () => {
    await show(<Fields />);
    field('name').focus();
    await fill({ name: '  ' });
    await leave(field('name'));
    expect(messages()).toEqual(['', '', '']);
  });

  it('shows for every field after a submission, in the order of the form, and goes when it is right', async () => {
    await show(<Fields />);
    await press('submit');
    expect(submitted).toBeUndefined();
    expect(texts('i')).toEqual(['Name is required.,Email is required,Mobile number is required.']);
    await fill({ email: 'jo@example.com' });
    expect(messages()).toEqual(['Name is required.', '', 'Mobile number is required.']);
  });
});

it('returns the parsed values when everything is right', async () => {
  await show(<Fields />);
  await fill(right);
  await press('submit');
  expect(submitted).toEqual({ ...right, mobNumber: '0491570006' });
  expect(messages()).toEqual(['', '', '']);
});

describe('a message of the server', () => {
  it('shows until its field changes', async () => {
    await show(<Fields />);
    await fill(right);
    await press('refuse');
    expect(texts('i')).toEqual(['Taken,Later']);
    await fill({ name: 'Kim' });
    expect(messages()[1]).toBe('Taken');
    await fill({ email: 'kim@example.com' });
    expect(texts('i')).toEqual(['Later']);
  });

  it('goes with the next submission', async () => {
    await show(<Fields />);
    await fill(right);
    await press('refuse');
    await press('submit');
    expect(texts('i')).toEqual(['']);
  });

  it('gives way to what the browser finds itself', async () => {
    await show(<Fields />);
    await press('submit');
    await press('refuse');
    expect(messages()[1]).toBe('Email is required');
  });

  it('that came with the page shows at once, with everything else that is wrong', async () => {
    await show(<Fields refused={[{ field: 'name', message: 'Refused' }]} />);
    expect(messages()).toEqual([
      'Name is required.',
      'Email is required',
      'Mobile number is required.',
    ]);
  });
});

it('reset empties the form and forgets what was wrong', async () => {
  await show(<Fields />);
  await fill({ name: 'J0' });
  await leave(field('name'));
  await press('submit');
  await press('reset');
  expect(field('name').value).toBe('');
  expect(messages()).toEqual(['', '', '']);
  await fill({ name: 'J0' });
  expect(messages()).toEqual(['', '', '']);
});
