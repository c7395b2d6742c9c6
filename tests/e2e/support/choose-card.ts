/** Helpers that read plans from their cards and choose one. */
import type { Locator, Page } from '@playwright/test';

/** A plan as its card shows it. */
export interface Seen {
  readonly id: string;
  readonly name: string;
  readonly price: string;
}

/** Chooses the plan at an index of the list, and returns it as its card showed it. */
export async function choosePlan(page: Page, place: number): Promise<Seen> {
  const card = page.getByRole('article').nth(place);
  const apply = card.getByRole('link', { name: 'Apply Now' });
  const seen = {
    id: planIn(await apply.getAttribute('href')),
    name: ((await card.getByRole('heading').textContent()) ?? '').trim(),
    price: await priceIn(card),
  };
  await apply.click();
  return seen;
}

export function planIn(href: string | null): string {
  const id = new URL(href ?? '', 'http://site').searchParams.getAll('plan').at(-1);
  if (!id) throw new Error(`"Apply Now" names no plan: ${href}`);
  return id;
}

/** The headline price. */
export async function priceIn(where: Locator): Promise<string> {
  const text = (await where.locator('.plan-price, strong.text-h4').first().textContent()) ?? '';
  const [price] = text.match(/−?\$[\d,]+(?:\.\d\d)?/) ?? [];
  if (!price) throw new Error(`No price in "${text}"`);
  return price;
}
