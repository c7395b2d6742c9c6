/** A form in its frame: what it sends, what the answer does, and its status meanwhile (spec: states). */
// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { formOpenedAt, newFormId } from '../../../domain/forms/hidden-fields.ts';
import type { FormResult } from '../../../domain/forms/parse-form.ts';
import { person, personFields } from '../../../domain/forms/person.ts';
import { Field } from '../../ui/form/field.tsx';
import { goTo } from '../calls/request.ts';
import {
  click,
  find,
  fire,
  inDom,
  later,
  leave,
  pass,
  show,
  texts,
  type,
} from '../dom.fixture.tsx';
import { challengeType } from './challenge-message.ts';
import { CollectionNotice } from './collection-notice.tsx';
import { FormFrame } from './form-frame.tsx';
import { type FormPlan, useFormPost } from './use-form-post.ts';

vi.mock('../calls/request.ts', async (original) => ({
  ...(await original<typeof import('../calls/request.ts')>()),
  goTo: vi.fn(() => true),
}));

inDom();

type Plan = FormPlan<(typeof personFields)[number], { name: string }>;
const consent = { notice: 'We collect.', recipients: 'They receive.', marketing: 'Offers?' };

function Person(plan: Partial<Plan>) {
  const post = useFormPost({ island: 'test-form', schema: person, names: personFields, ...plan });
  return (
    <FormFrame
      post={post}
      action="/api/test"
      hidden={{ page: '/energy' }}
      names={personFields}
      notice={<CollectionNotice consent={consent} post={post} />}
      submitLabel="Send"
      fields={personFields.map((name) => <Field key={name} label={name} {...post.bind(name)} />)}
    />
  );
}

interface Call {
  readonly url: string;
  readonly body: Record<string, string>;
}
let calls: Call[];
let answer: (signal: AbortSignal) => Promise<{ readonly status: number; readonly body: unknown }>;
const accepted = { success: true, reference: 'KJ-1', receipt: '/receipt?ref=KJ-1' };
const beacon = vi.fn();

beforeEach(() => {
  calls = [];
  answer = async () => ({ status: 202, body: accepted });
  vi.stubGlobal('fetch', async (url: string, init: { body: string; signal: AbortSignal }) => {
    calls.push({ url, body: JSON.parse(init.body) as Record<string, string> });
    const { status, body } = await answer(init.signal);
    return { status, json: async () => body };
  });
  beacon.mockReset();
  vi.mocked(goTo).mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
  document.title = 'Energy';
});

const right = { name: 'Jo', email: 'jo@example.com', mobNumber: '+61 491 570 006' };
const field = (name: string) => find<HTMLInputElement>(`form input[name=${name}]`);
const button = () => find<HTMLButtonElement>('button[type=submit]');
const submission = () => new SubmitEvent('submit', { bubbles: true, cancelable: true });
const summary = () => texts('[aria-label="There is a problem"] li');
const fill = async (values: Partial<typeof right>) => {
  for (const [name, value] of Object.entries(values)) await type(field(name), value);
};
const send = async () => {
  await click(button());
  await pass();
};

it('announces a message that appears on blur; one in the summary only once', async () => {
  await show(<Person />);
  const live = (name: string) => field(name).parentElement?.querySelector('[aria-live]');
  // The live region is there before its message, or the message would not be announced.
  expect([live('email')?.getAttribute('aria-live'), live('email')?.textContent]).toEqual([
    'polite',
    '',
  ]);
  await type(field('email'), 'jo');
  await leave(field('email'));
  expect(live('email')?.textContent).toBe('Invalid email address');
  await send();
  expect(summary()).toContain('Name is required.');
  expect([live('name')?.getAttribute('aria-live'), live('name')?.textContent]).toEqual([
    'off',
    'Name is required.',
  ]);
});

describe('what is sent', () => {
  it('is the content of the form, parsed, to the action in the document', async () => {
    await show(<Person />);
    // As the server wrote it, with the visitor's campaign parameters.
    find('form').setAttribute('action', '/api/test?rcCode=AB1');
    await fill(right);
    await click(find('input[name=marketing]'));
    await send();
    expect(calls).toEqual([
      {
        url: '/api/test?rcCode=AB1',
        body: {
          ...right,
          mobNumber: '0491570006',
          page: '/energy',
          marketing: '1',
          submissionId: field('submissionId').value,
        },
      },
    ]);
  });

  it('includes what a script wrote into the fields without an event', async () => {
    const gathered = later<FormResult<Record<string, string>>>();
    await show(<Person gather={() => gathered.promise} />);
    await fill({ email: 'old@example.com' });
    for (const [name, value] of Object.entries(right)) field(name).value = value;
    await click(button());
    await fill({ name: 'Kim' });
    await gathered.resolve({ ok: true, values: {} });
    await pass();
    expect(calls[0]?.body).toMatchObject({ name: 'Kim', email: right.email });
    expect(field('email').value).toBe(right.email);
  });

  it('includes it where nothing is gathered', async () => {
    await show(<Person />);
    for (const [name, value] of Object.entries(right)) field(name).value = value;
    await send();
    expect(calls[0]?.body).toMatchObject({ name: 'Jo', email: right.email });
  });

  it('includes what was gathered, in place of the form’s own', async () => {
    const gather = async () =>
      ({ ok: true, values: { page: '/other', address: '1 A St' } }) as const;
    await show(<Person gather={gather} />);
    await fill(right);
    await send();
    expect(calls[0]?.body).toMatchObject({ page: '/other', address: '1 A St' });
  });

  it('goes out once, as corrected meanwhile, however often it is pressed while something is gathered', async () => {
    const gathered = later<FormResult<Record<string, string>>>();
    await show(<Person gather={() => gathered.promise} />);
    await fill({ ...right, email: 'jo@exmaple.com' });
    await click(button());
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await click(button());
    await fill({ email: right.email });
    await gathered.resolve({ ok: true, values: { address: '1 A St' } });
    await pass();
    expect(button().getAttribute('aria-disabled')).toBeNull();
    expect(calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ address: '1 A St', email: right.email }),
    ]);
  });

  it('has the same id again for the same content, and a new one for other content', async () => {
    answer = async () => ({ status: 500, body: {} });
    await show(<Person />);
    await fill(right);
    await send();
    // Fields that people do not see are not content.
    field('website').value = 'spam';
    await send();
    await fill({ name: 'Kim' });
    await send();
    const ids = calls.map(({ body }) => body.submissionId);
    expect(calls[1]?.body.website).toBe('spam');
    expect(ids[1]).toBe(ids[0]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('has the latest token of its own check, which is not content', async () => {
    answer = async () => ({ status: 500, body: {} });
    const script = document.head.appendChild(document.createElement('script'));
    script.dataset.challenge = '';
    await show(<Person />);
    const tell = (token: string, more: MessageEventInit = {}) => {
      const { contentWindow: source } = find<HTMLIFrameElement>('iframe');
      const data = { type: challengeType, token };
      const { origin } = location;
      return fire(window, new MessageEvent('message', { data, origin, source, ...more }));
    };
    await fill(right);
    await tell('one');
    await tell('other', { origin: 'https://other.example' });
    await tell('other', { source: window });
    await tell('other', { data: { type: 'other', token: 'other' } });
    await send();
    await tell('two');
    await send();
    script.remove();
    expect(calls.map(({ body }) => body['cf-turnstile-response'])).toEqual(['one', 'two']);
    expect(calls[1]?.body.submissionId).toBe(calls[0]?.body.submissionId);
  });

  it('has an id of its own with the time of the page’s id, however its content changes', async () => {
    answer = async () => ({ status: 500, body: {} });
    const opened = Date.now() - 60_000;
    const submissionId = newFormId(opened);
    await show(<Person submissionId={submissionId} />);
    await fill(right);
    await send();
    expect(calls[0]?.body.submissionId).toBe(field('submissionId').value);
    await fill({ name: 'Kim' });
    await send();
    const ids = calls.map(({ body }) => body.submissionId ?? '');
    // Another form on the page may send under the page's id.
    expect(new Set([submissionId, ...ids]).size).toBe(3);
    expect(ids.map(formOpenedAt)).toEqual([opened, opened]);
  });

  it('keeps the id of a refused post, which may have been taken', async () => {
    const submissionId = newFormId();
    const values = { name: '', email: '', mobNumber: '' };
    await show(
      <Person submissionId={newFormId()} refused={{ submissionId, values, errors: [] }} />,
    );
    await fill(right);
    await send();
    expect(calls[0]?.body.submissionId).toBe(submissionId);
  });

  it('is nothing while something is wrong', async () => {
    const gather = async (): Promise<FormResult<Record<string, string>>> => ({
      ok: false,
      errors: [{ field: 'name', message: 'Gathered' }],
    });
    await show(<Person gather={gather} />);
    await send();
    expect(calls).toEqual([]);
    expect(summary()).toEqual([
      'Name is required.',
      'Email is required',
      'Mobile number is required.',
    ]);
    await fill(right);
    await send();
    expect(summary()).toEqual(['Gathered']);
    expect(calls).toEqual([]);
  });

  it('is left to the browser for a page that came without script', async () => {
    await show(<Person plain />);
    const event = submission();
    await fire(find('form'), event);
    expect(event.defaultPrevented).toBe(false);
    expect(calls).toEqual([]);
  });
});

it.each([202, 422])('an answer that ends the session clears the visits: %s', async (status) => {
  answer = async () => ({ status, body: { ...accepted, agentError: true } });
  localStorage.setItem('energy', '{"visitId":"v"}');
  await show(<Person />);
  await fill(right);
  await send();
  expect(localStorage.getItem('energy')).toBeNull();
});

describe('while it is being sent', () => {
  it('the button says so, and a second press does nothing', async () => {
    const slow = later<{ status: number; body: unknown }>();
    answer = () => slow.promise;
    await show(<Person onSent={vi.fn()} />);
    await fill(right);
    await send();
    expect([button().textContent, button().disabled]).toEqual(['Submitting...', true]);
    await fire(find('form'), submission());
    expect(calls).toHaveLength(1);
    await slow.resolve({ status: 202, body: accepted });
    await pass();
    expect([button().textContent, button().disabled]).toEqual(['Send', false]);
  });
});

describe('accepted', () => {
  it('is reported with values and reference, and the form is empty again', async () => {
    const onSent = vi.fn();
    await show(<Person onSent={onSent} />);
    await fill(right);
    await click(find('input[name=marketing]'));
    await send();
    expect(onSent).toHaveBeenCalledExactlyOnceWith(
      { ...right, mobNumber: '0491570006' },
      expect.objectContaining({ reference: 'KJ-1' }),
    );
    expect(personFields.map((name) => field(name).value)).toEqual(['', '', '']);
    expect(find<HTMLInputElement>('input[name=marketing]').checked).toBe(false);
    expect(summary()).toEqual([]);
    expect(goTo).not.toHaveBeenCalled();
  });

  it('leads to the receipt where nobody asked for a report, and the button stays disabled', async () => {
    await show(<Person />);
    await fill(right);
    await send();
    expect(goTo).toHaveBeenCalledExactlyOnceWith('/receipt?ref=KJ-1');
    expect(button().disabled).toBe(true);
    await pass();
    expect(field('name').value).toBe('Jo');
  });

  it('is a form that can be sent again when the browser brings its page back', async () => {
    await show(<Person />);
    await fill(right);
    await send();
    await fire(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(button().disabled).toBe(false);
  });

  it('is checked again by then, because the earlier token has been used', async () => {
    const script = document.head.appendChild(document.createElement('script'));
    script.dataset.challenge = '';
    await show(<Person />);
    const before = find('iframe');
    await fill(right);
    await send();
    expect(find('iframe')).toBe(before);
    await fire(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(find('iframe')).not.toBe(before);
    script.remove();
  });
});

describe('the mark in the title', () => {
  const marked = 'Error: Energy';

  it('of the server stays while the page’s other form has nothing wrong', async () => {
    document.title = marked;
    await show(<Person />);
    expect(document.title).toBe(marked);
  });

  it('is one for all forms of the page, and stays until none has anything wrong', async () => {
    const refused = (message: string) => ({
      submissionId: newFormId(),
      values: right,
      errors: [{ field: 'email', message }],
    });
    document.title = marked;
    const forms = (...messages: string[]) =>
      show(messages.map((one) => <Person key={one} refused={refused(one)} />));
    await forms('a', 'b');
    expect(document.title).toBe(marked);
    await forms('a');
    expect(document.title).toBe(marked);
    await forms();
    expect(document.title).toBe('Energy');
  });
});

describe('refused', () => {
  it('shows the words of the server under the field and in the summary, which takes the focus', async () => {
    const errors = [{ field: 'email', message: 'Taken' }];
    answer = async () => ({ status: 422, body: { success: false, errors } });
    await show(<Person />);
    await fill(right);
    await send();
    expect(summary()).toEqual(['Taken']);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('There is a problem');
    expect(document.title).toBe('Error: Energy');
    const email = field('email');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(texts(`[id="${email.getAttribute('aria-describedby')}"]`)).toEqual(['Taken']);
    expect(find('[aria-label="There is a problem"] a').getAttribute('href')).toBe(`#${email.id}`);
    await fill({ email: 'kim@example.com' });
    expect(summary()).toEqual([]);
    expect(document.title).toBe('Energy');
    expect(beacon).not.toHaveBeenCalled();
  });
});

describe('an id that belongs to other content', () => {
  it('brings the server’s words, and the same content goes out under a new one', async () => {
    const errorMessage = 'You withdrew these details.';
    answer = async () => ({ status: 409, body: { errorMessage } });
    await show(<Person />);
    await fill(right);
    await send();
    expect(summary()).toEqual([errorMessage]);
    expect(field('name').value).toBe('Jo');
    expect(beacon).not.toHaveBeenCalled();
    answer = async () => ({ status: 202, body: accepted });
    await send();
    expect(calls[1]?.body.submissionId).not.toBe(calls[0]?.body.submissionId);
    expect(goTo).toHaveBeenCalledOnce();
  });

  it('is not used again after a success, so details withdrawn meanwhile can be sent again', async () => {
    await show(<Person onSent={vi.fn()} />);
    for (const _ of [1, 2]) {
      await fill(right);
      await send();
    }
    expect(calls[1]?.body.submissionId).not.toBe(calls[0]?.body.submissionId);
  });
});

describe('a failure that the visitor cannot put right', () => {
  beforeEach(() => {
    answer = async () => ({ status: 500, body: { errors: [{ field: 'name', message: 'No' }] } });
  });

  it('is said in the summary, keeps what was typed, and is reported without it', async () => {
    await show(<Person />);
    await fill(right);
    await send();
    expect(summary()).toEqual(['Something went wrong, please try again later']);
    expect(field('name').value).toBe('Jo');
    expect(beacon).toHaveBeenCalledOnce();
    const [url, blob] = beacon.mock.calls[0] as [string, Blob];
    expect(url).toBe('/api/beacon');
    expect(JSON.parse(await blob.text())).toEqual({
      event: 'form_failed',
      island: 'test-form',
      message: 'status 500',
    });
  });

  it('is said where the browser sends no beacons', async () => {
    Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
    await show(<Person />);
    await fill(right);
    await send();
    expect(summary()).toEqual(['Something went wrong, please try again later']);
  });

  it.each([403, 404])('is said in the words of the server where it answers %i', async (status) => {
    const errorMessage = 'Please start again with your address.';
    answer = async () => ({ status, body: { errorMessage } });
    await show(<Person />);
    await fill(right);
    await send();
    expect(summary()).toEqual([errorMessage]);
    expect(beacon).toHaveBeenCalledOnce();
  });

  it('is left to the form where it says so itself', async () => {
    const onFailed = vi.fn();
    await show(<Person onFailed={onFailed} />);
    await fill(right);
    await send();
    expect(onFailed).toHaveBeenCalledOnce();
    expect(summary()).toEqual([]);
  });
});

describe('a form that takes long', () => {
  const hanging = (signal: AbortSignal) =>
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  const status = () => find('[role=status]').textContent;
  const stop = () => click(find('[role=status] button'));

  it('says after 3 s that it goes on, and offers after 8 s to stop', async () => {
    answer = hanging;
    await show(<Person />);
    await fill(right);
    await send();
    // For visitors who do not see the button, which loses the focus.
    expect(status()).toBe('Submitting...');
    await pass(2_900);
    expect(status()).toBe('Submitting...');
    await pass(200);
    expect(status()).toBe('Still sending. This is taking longer than usual.');
    await pass(5_000);
    expect(status()).toMatch(/You can wait, or stop and send it again\.Stop waiting$/);
  });

  it('is stopped without a loss, and counts once when it is sent again', async () => {
    answer = hanging;
    await show(<Person />);
    await fill(right);
    await send();
    await pass(8_100);
    await stop();
    expect(summary()).toEqual([
      'We could not tell whether this reached us. Send it again unchanged, and it counts only once.',
    ]);
    expect([status(), button().disabled, field('name').value]).toEqual(['', false, 'Jo']);
    expect(beacon).not.toHaveBeenCalled();
    answer = async () => ({ status: 202, body: accepted });
    await send();
    expect(calls[1]?.body.submissionId).toBe(calls[0]?.body.submissionId);
    expect(goTo).toHaveBeenCalledOnce();
  });

  it('is stopped at once between two attempts, too', async () => {
    answer = () => new Promise((done) => setTimeout(() => done({ status: 503, body: {} }), 9_000));
    await show(<Person />);
    await fill(right);
    await send();
    await pass(9_100);
    await stop();
    expect([calls.length, summary().length, button().disabled]).toEqual([1, 1, false]);
  });

  it('says that it has arrived while the receipt is on its way, and offers no stop', async () => {
    await show(<Person />);
    await fill(right);
    await send();
    await pass(9_000);
    expect(status()).toBe('We have it. The next page is taking longer than usual.Open it again');
    expect(find('[role=status] a').getAttribute('href')).toBe('/receipt?ref=KJ-1');
    await fire(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect([status(), button().disabled]).toEqual(['', false]);
  });
});

it('a refused post without script comes with its id, its values, its tick and its messages', async () => {
  const errors = [{ field: 'name', message: 'Names can’t include numbers' }];
  const refused = { submissionId: 'given', values: { ...right, name: 'J0' }, errors };
  await show(<Person refused={refused} marketing />);
  expect(field('submissionId').value).toBe('given');
  expect(field('name').value).toBe('J0');
  expect(find<HTMLInputElement>('input[name=marketing]').checked).toBe(true);
  expect(summary()).toEqual(['Names can’t include numbers']);
});
