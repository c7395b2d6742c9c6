/** The lead form as a visitor meets it, and the person who fills it in. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The details as typed; every test has a new person, because the same one within five minutes is the same lead. */
export const person = { name: 'Noor O’Brien', email: '', mobNumber: '' };
renewPerson();

export function renewPerson(): void {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  person.email = `noor.${digits}@example.com`;
  person.mobNumber = `+61 4${digits.slice(0, 2)} ${digits.slice(2, 5)} ${digits.slice(5)}`;
}

/** The mobile as it is stored (spec: validation). */
export function keptMobile(): string {
  return person.mobNumber.replace('+61 ', '0').replaceAll(' ', '');
}

export class LeadForm {
  readonly page: Page;
  readonly form: Locator;
  readonly island: Locator;
  readonly submitButton: Locator;
  readonly summary: Locator;

  constructor(page: Page) {
    this.page = page;
    this.island = page.locator('x-island[name=lead-details]');
    this.form = page.locator('form[action*="/api/lead"]');
    this.submitButton = this.form.locator('button[type=submit]');
    this.summary = page.getByRole('region', { name: 'There is a problem' });
  }

  field(name: keyof typeof person): Locator {
    return this.form.locator(`input[name=${name}]`);
  }

  /** The message under a field, found as a screen reader finds it. */
  async messageOf(name: keyof typeof person): Promise<string> {
    const ids = (await this.field(name).getAttribute('aria-describedby'))?.split(' ') ?? [];
    const id = ids.find((one) => one.endsWith('-error'));
    return ((id && (await this.page.locator(`[id="${id}"]`).textContent())) ?? '').trim();
  }

  async wake(): Promise<void> {
    await this.field('name').focus();
    await expect(this.island).toHaveAttribute('data-state', 'ready');
  }

  async fill(values: Partial<Record<keyof typeof person, string>> = person): Promise<void> {
    for (const [name, value] of Object.entries(values)) {
      await this.field(name as keyof typeof person).fill(value);
    }
  }

  /** Sends valid details and returns the receipt's reference. */
  async complete(): Promise<string> {
    await this.fill();
    await this.submitButton.click();
    return receiptReference(this.page);
  }
}

/** Waits for the receipt, checks what it says, and returns its reference. */
export async function receiptReference(page: Page): Promise<string> {
  // A second click aborts the navigation that the first began, which waitForURL treats as an error.
  await expect(page).toHaveURL(/\/receipt\?ref=KJ-/, { timeout: 60_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have your details');
  const reference = new URL(page.url()).searchParams.get('ref') ?? '';
  await expect(page.getByText(reference, { exact: true })).toBeVisible();
  return reference;
}
