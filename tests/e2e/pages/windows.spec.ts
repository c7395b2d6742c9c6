/** The window that tests share: each test finds it empty, and is told what goes wrong in it. */
import { brands, origin } from '../support/e2e-site.ts';
import { expect, test } from '../support/e2e-test.ts';

test.describe.configure({ mode: 'serial' });

for (const turn of ['first', 'second']) {
  test(`a ${turn} test finds nothing left by another, and is told of each problem once`, async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/^console: heard|^response: 404/);
    const [brand] = brands;
    if (!brand) throw new Error('No brand');
    await page.goto(origin(brand));
    const kept = await page.evaluate(() => {
      const names = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
      localStorage.setItem('left', '1');
      sessionStorage.setItem('left', '1');
      return names;
    });
    const cookies = await context.cookies();
    await context.addCookies([{ name: 'left', value: '1', url: origin(brand) }]);
    expect([...kept, ...cookies.map(({ name }) => name)]).not.toContain('left');
    await page.evaluate(() => console.error('heard'));
    const lost = `${origin(brand)}/nowhere`;
    await page.goto(lost);
    expect(problems.seen).toEqual(['console: heard', `response: 404 ${lost}`]);
  });
}
