/** The title of a list's page, with the page's number in one place on the server and in the browser. */

/**
 * `Mobile plans, page 2 | Brand`: the title with this number, from 1, in place of any it had. Only the
 * brand's name at its end comes after the number: an editor's own words may have ` | ` too.
 */
export function pageTitle(title: string, page: number, brandName: string): string {
  const brand = ` | ${brandName}`;
  const end = title.endsWith(brand) ? brand : '';
  const words = title.slice(0, title.length - end.length).replace(/, page \d+$/, '');
  return `${words}${page > 1 ? `, page ${page}` : ''}${end}`;
}
