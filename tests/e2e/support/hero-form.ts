/** The hero form as a visitor meets it. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { VerticalSlug } from '../../../domain/vertical.ts';
import { asksForBundle, type HeroPage, origin } from './e2e-site.ts';
import { home, type SampleAddress, suburb } from './sample-addresses.ts';

/** The first hero form of a page: its parts, and what a visitor does with them. */
export class HeroForm {
  readonly page: Page;
  readonly island: Locator;
  readonly form: Locator;
  readonly box: Locator;
  readonly options: Locator;
  readonly list: Locator;
  readonly submitButton: Locator;
  readonly spinner: Locator;
  readonly tick: Locator;
  /** The message under the address box. */
  readonly message: Locator;
  readonly productsMessage: Locator;
  /** What a screen reader hears while the list is open, and once an entry is chosen. */
  readonly status: Locator;

  constructor(page: Page) {
    this.page = page;
    this.island = page.locator('x-island[name=hero-search]').first();
    this.form = this.island.locator('form[action*="/find-address"]');
    this.box = this.form.locator('input[name=address]');
    this.list = this.form.getByRole('listbox');
    this.options = this.list.getByRole('option');
    this.submitButton = this.form.locator('button[type=submit]');
    this.spinner = this.form.locator('[data-sign=searching]');
    this.tick = this.form.locator('[data-sign=chosen]');
    this.message = this.form.locator('p[id$=error]:not(fieldset p)');
    this.productsMessage = this.form.locator('fieldset p[id$=error]');
    this.status = this.form.locator('p[role=status]');
  }

  product(slug: VerticalSlug): Locator {
    return this.form.locator(`input[type=checkbox][value="${slug}"]`);
  }

  /** Wakes the island and waits until it is ready. */
  async wake(): Promise<void> {
    await this.box.focus();
    await expect(this.island).toHaveAttribute('data-state', 'ready');
  }

  /** Types, waits for the list and takes the entry with the address. */
  async choose({ typed, line }: Pick<SampleAddress, 'typed' | 'line'>): Promise<void> {
    await this.box.fill(typed);
    await this.options.filter({ hasText: line }).first().click();
    await expect(this.tick).toBeVisible();
    await expect(this.box).toHaveValue(line);
  }

  async chooseProducts(slugs: readonly VerticalSlug[]): Promise<void> {
    for (const slug of slugs) await this.product(slug).check();
  }
}

/** Opens the page of a hero form; `query` begins with `?`. */
export async function openHero(page: Page, hero: HeroPage, query = ''): Promise<HeroForm> {
  await page.goto(`${origin(hero.brand)}${hero.path}${query}`);
  return new HeroForm(page);
}

/** The same, with the island ready. */
export async function openReadyHero(page: Page, hero: HeroPage, query = ''): Promise<HeroForm> {
  const form = await openHero(page, hero, query);
  await form.wake();
  return form;
}

/** What a visitor chooses on a form: two products where it asks for a bundle, otherwise the first one. */
export function productsFor(hero: HeroPage): readonly VerticalSlug[] {
  const slugs = hero.search.verticals.map(({ slug }) => slug);
  return slugs.slice(0, asksForBundle(hero) ? 2 : 1);
}

/** Takes the first address found: from the form's list or, without script, from the page of choices after it. */
export async function giveAddress(
  page: Page,
  hero: HeroForm,
  isPostcode: boolean,
  script: boolean,
): Promise<void> {
  const { typed, line } = isPostcode ? suburb : home;
  if (script) {
    await hero.wake();
    await hero.box.fill(typed);
    await hero.options
      .filter({ hasText: new RegExp(line, 'i') })
      .first()
      .click();
    await expect(hero.tick).toBeVisible();
    await hero.submitButton.click();
  } else {
    await hero.box.fill(typed);
    await hero.submitButton.click();
    await page
      .getByRole('radio', { name: new RegExp(line, 'i') })
      .first()
      .check();
    await page.getByRole('button', { name: 'Continue' }).click();
  }
  await page.waitForURL(/leadId=/);
}
