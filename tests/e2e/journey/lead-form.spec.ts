/** The form that asks who the visitor is: its messages (spec: validation), when they show, and failures. */
import { api, collect, failing, held } from '../support/calls.ts';
import { leadRows } from '../support/database.ts';
import { expect, test } from '../support/e2e-test.ts';
import { keptMobile, person, receiptReference } from '../support/fill-lead-form.ts';
import { openDetails, openReadyDetails } from '../support/stored-leads.ts';

/** Field, what is typed, and the words of the specification. */
const refused = [
  ['name', 'J', 'Name must be at least 2 chars.'],
  ['name', 'Jo3', 'Names can’t include numbers'],
  ['name', 'Jo 😀', 'Names can’t include emojis or symbols'],
  ['name', 'Jo + Al', 'Names can’t include emojis or symbols'],
  ['name', 'Jo_Al', 'Only use letters, spaces, apostrophes and hyphens'],
  ['email', 'jo', 'Invalid email address'],
  ['email', 'jo@example', 'Invalid email address'],
  ['email', 'jo o@example.com', 'Invalid email address'],
  ['mobNumber', '0312345678', 'Mobile number must start with 04.'],
  ['mobNumber', '0412 345 67', 'Mobile number must be of 10 digits.'],
  ['mobNumber', '0412 345 6789', 'Mobile number must be of 10 digits.'],
  ['mobNumber', '+64 412 345 678', 'Mobile number must start with 04.'],
] as const;

test('what is selected when the form comes alive is replaced by what is typed next', async ({
  page,
}) => {
  const script = held();
  await page.route('**/assets/hydrate-*.js', script.handle);
  const { form } = await openDetails(page, 0);
  // As after going back, when the browser restores the values and Tab selects all of one.
  await form.field('name').fill('Before');
  await form.field('email').fill('before@example.com');
  await form.field('email').press('ControlOrMeta+a');
  script.release();
  await expect(form.island).toHaveAttribute('data-state', 'ready');
  await page.keyboard.type('after@example.com');
  await expect(form.field('email')).toHaveValue('after@example.com');
  await expect(form.field('name')).toHaveValue('Before');
});

test('every message, shown when the field is left with content, gone when it is right', async ({
  page,
}) => {
  const { form } = await openReadyDetails(page, 1);
  for (const [name, text, message] of refused) {
    await form.field(name).fill(text);
    await form.field(name).blur();
    expect.soft(await form.messageOf(name), `${name}: ${text}`).toBe(message);
    await expect.soft(form.field(name)).toHaveAttribute('aria-invalid', 'true');
    await form.field(name).fill(person[name]);
    expect.soft(await form.messageOf(name), `${name}: ${person[name]}`).toBe('');
    await expect.soft(form.field(name)).not.toHaveAttribute('aria-invalid');
  }
});

test('what fills the fields without an event is sent, and not emptied', async ({ page }) => {
  const { form, lead } = await openReadyDetails(page, 2);
  for (const name of ['name', 'email', 'mobNumber'] as const) {
    await form.field(name).evaluate((field: HTMLInputElement, value) => {
      field.value = value;
    }, person[name]);
  }
  await form.submitButton.click();
  await receiptReference(page);
  expect(leadRows(lead.leadId).lead).toMatchObject({ name: person.name, mobile: keptMobile() });
});

test('a name may have 200 characters, and the field takes no more', async ({ page }) => {
  const { form } = await openReadyDetails(page, 3);
  await form.field('name').fill('a'.repeat(201));
  const value = await form.field('name').inputValue();
  await form.field('name').blur();
  // Either the field stops at 200, or it says why 201 is too many.
  const message = await form.messageOf('name');
  expect([value.length, message]).toEqual(
    value.length > 200 ? [201, 'Name must not exceed 200 chars.'] : [200, ''],
  );
});

/** Ways people write a mobile number; x stands for its last eight digits. */
for (const [pattern, place] of [
  ['04xxxxxxxx', 0],
  ['04xx xxx xxx', 1],
  ['04xx-xxx-xxx', 2],
  ['+61 4xx xxx xxx', 3],
  ['+61 (0)4xx xxx xxx', 4],
  ['614xxxxxxxx', 0],
] as const) {
  test(`a mobile written ${pattern} is kept as ten digits`, async ({ page }) => {
    const { form, lead } = await openReadyDetails(page, place);
    const digits = [...keptMobile().slice(2)];
    await form.fill({ ...person, mobNumber: pattern.replace(/x/g, () => digits.shift() ?? '') });
    await form.submitButton.click();
    await receiptReference(page);
    expect(leadRows(lead.leadId).lead.mobile).toBe(keptMobile());
  });
}

test('nothing is said about a field that was left empty, nor while it is first typed in', async ({
  page,
}) => {
  const { form } = await openReadyDetails(page, 4);
  await form.field('name').press('Tab');
  await form.field('email').press('Tab');
  expect(await form.messageOf('name')).toBe('');
  await form.field('email').pressSequentially('jo');
  expect(await form.messageOf('email')).toBe('');
  await form.field('email').press('Tab');
  expect(await form.messageOf('email')).toBe('Invalid email address');
  // From then on it follows every change.
  await form.field('email').fill('jo@example.com');
  expect(await form.messageOf('email')).toBe('');
  await form.field('email').fill('jo@');
  expect(await form.messageOf('email')).toBe('Invalid email address');
  await expect(form.summary).toBeHidden();
});

test('sent empty: a summary first in main, focused, leading to the fields; the title says so', async ({
  page,
}) => {
  const { form } = await openReadyDetails(page, 0);
  const title = await page.title();
  const posts = collect(page, '/api/lead');
  await form.submitButton.click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary.getByRole('link')).toHaveText([
    'Name is required.',
    'Email is required',
    'Mobile number is required.',
  ]);
  const first = page.locator('main').locator('section, h1, form, p').first();
  await expect(first).toHaveAccessibleName('There is a problem');
  await expect(page).toHaveTitle(`Error: ${title}`);
  for (const name of ['name', 'email', 'mobNumber'] as const) {
    await form.summary.getByRole('link', { name: await form.messageOf(name) }).click();
    await expect(form.field(name)).toBeFocused();
  }
  expect(posts).toHaveLength(0);

  await form.fill();
  await expect(form.summary).toBeHidden();
  await expect(page).toHaveTitle(title);
  await form.submitButton.click();
  await receiptReference(page);
});

test('while sending, the button reads Submitting... and is disabled; a second press does nothing', async ({
  page,
}) => {
  const { form, lead } = await openReadyDetails(page, 1);
  await form.fill();
  const posts = collect(page, '/api/lead');
  const call = held();
  await page.route(api.lead, call.handle);
  await form.submitButton.click();
  await expect(form.submitButton).toHaveText('Submitting...');
  await expect(form.submitButton).toBeDisabled();
  await form.field('name').press('Enter');
  call.release();
  const reference = await receiptReference(page);
  expect(posts).toHaveLength(1);
  expect(leadRows(lead.leadId).lead).toMatchObject({
    reference,
    name: person.name,
    email: person.email,
    mobile: keptMobile(),
  });
});

test('storage down: retried, then reported, nothing lost, and sent in the end', async ({
  page,
  problems,
}) => {
  problems.allow(/\/api\/lead/);
  const { form } = await openReadyDetails(page, 2);
  await form.fill();
  await form.form.locator('input[name=marketing]').check();
  const posts = collect(page, '/api/lead');
  await page.route(api.lead, failing(503, 'We could not save that just now.'));
  await form.submitButton.click();
  await expect(form.summary).toContainText('Something went wrong, please try again later');
  await expect(form.summary).toBeFocused();
  expect(posts.length).toBeGreaterThan(1);
  expect(new Set(posts.map((post) => post.postDataJSON().submissionId)).size).toBe(1);
  for (const name of ['name', 'email', 'mobNumber'] as const) {
    await expect(form.field(name)).toHaveValue(person[name]);
  }
  await expect(form.form.locator('input[name=marketing]')).toBeChecked();
  await expect(form.submitButton).toBeEnabled();
  await page.unroute(api.lead);
  await form.submitButton.click();
  await receiptReference(page);
});

test('what the server refuses is reported at its field until it changes', async ({
  page,
  problems,
}) => {
  problems.allow(/422 .*\/api\/lead/);
  const { form } = await openReadyDetails(page, 3);
  await form.fill();
  const errors = [{ field: 'email', message: 'This address bounces' }];
  await page.route(api.lead, (route) => route.fulfill({ status: 422, json: { errors } }));
  await form.submitButton.click();
  await expect(form.summary.getByRole('link')).toHaveText(['This address bounces']);
  expect(await form.messageOf('email')).toBe('This address bounces');
  await form.field('email').fill('other@example.com');
  expect(await form.messageOf('email')).toBe('');
});

test('a lead that no longer exists gets a message of its own', async ({ page, problems }) => {
  problems.allow(/404 .*\/api\/lead/);
  const { form } = await openReadyDetails(page, 4);
  await form.fill();
  await page.route(api.lead, async (route) => {
    const body = { ...route.request().postDataJSON(), leadId: crypto.randomUUID() };
    await route.continue({ postData: JSON.stringify(body) });
  });
  await form.submitButton.click();
  await expect(form.summary).toBeFocused();
  await expect(form.summary).toContainText('Please start again with your address');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('refused with a summary and kept values, then accepted', async ({ page, problems }) => {
    problems.allow(/^response: 422 .*\/api\/lead/);
    const { form, lead } = await openDetails(page, 0);
    await form.fill({ name: 'Jo3', email: person.email, mobNumber: '0312345678' });
    await form.form.locator('input[name=marketing]').check();
    const posted = page.waitForResponse((response) => response.request().method() === 'POST');
    await form.submitButton.click();
    expect((await posted).status()).toBe(422);
    await expect(form.summary).toBeFocused();
    await expect(form.summary.getByRole('link')).toHaveText([
      'Names can’t include numbers',
      'Mobile number must start with 04.',
    ]);
    await expect(page).toHaveTitle(/^Error: /);
    expect(await form.messageOf('name')).toBe('Names can’t include numbers');
    await expect(form.field('name')).toHaveValue('Jo3');
    await expect(form.field('email')).toHaveValue(person.email);
    await expect(form.field('mobNumber')).toHaveValue('0312345678');
    await expect(form.form.locator('input[name=marketing]')).toBeChecked();
    await form.summary.getByRole('link').first().click();
    await expect(form.field('name')).toBeFocused();
    const reference = await form.complete();
    expect(leadRows(lead.leadId).lead).toMatchObject({ reference, marketing: 1 });
  });
});
