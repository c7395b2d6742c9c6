/** The access rules: everybody works only in their own brands, and only publishers publish. */
import { asPerson, asToken } from './session.ts';

interface Asking {
  readonly session?: unknown;
}

/** The brands of a person or a `write` token; `all` for an admin. */
export function brandsOf(session: unknown): readonly string[] | 'all' {
  const person = asPerson(session);
  if (person?.data.role === 'admin') return 'all';
  if (person) return person.data.brands.map(({ slug }) => slug);
  const token = asToken(session);
  return token?.token === 'write' ? token.brands : [];
}

export function covers(session: unknown, brand: string | undefined): boolean {
  const brands = brandsOf(session);
  return brands === 'all' || (brand !== undefined && brands.includes(brand));
}

export const isAdmin = ({ session }: Asking): boolean => asPerson(session)?.data.role === 'admin';

/** A person who signed in, or a script that may write. A site's tokens can only ask the site's own queries. */
export const mayEdit = ({ session }: Asking): boolean =>
  asPerson(session) !== undefined || asToken(session)?.token === 'write';

export const mayPublish = ({ session }: Asking): boolean => {
  const role = asPerson(session)?.data.role;
  return role === 'publisher' || role === 'admin' || asToken(session)?.token === 'write';
};

/** A filter for items of one's own brands; `path` leads from the list to the brand. */
export const ofMyBrands =
  (path: 'brand' | 'self') =>
  ({ session }: Asking): boolean | Record<string, unknown> => {
    const brands = brandsOf(session);
    if (brands === 'all') return true;
    const slug = { slug: { in: [...brands] } };
    return path === 'self' ? slug : { brand: slug };
  };

/** Reading and writing in one's own brands. */
export const inMyBrands = {
  operation: { query: mayEdit, create: mayEdit, update: mayEdit, delete: mayPublish },
  filter: {
    query: ofMyBrands('brand'),
    update: ofMyBrands('brand'),
    delete: ofMyBrands('brand'),
  },
};

/** For lists that only the CMS itself writes; people may read. */
export const written = {
  operation: { query: mayEdit, create: () => false, update: () => false, delete: () => false },
  filter: { query: ofMyBrands('brand') },
};

export const adminOnly = {
  operation: { query: isAdmin, create: isAdmin, update: isAdmin, delete: isAdmin },
};
