/** For tests: an asker without campaign or session, on the tests' fixed day. */
import { brands } from '../../../brands/brands.ts';
import { type Asker, askAnew } from './plans.port.ts';

export const someDay = '2026-11-21';

export function askerOn(day: string = someDay, over: Partial<Asker> = {}): Asker {
  const [brand] = brands;
  if (!brand) throw new Error('There is no brand: see brands/brands.ts');
  const context = {
    brand,
    host: brand.hosts.development,
    page: '/',
    vertical: null,
    visitId: '',
    tracking: {},
    session: {},
  };
  return { day, context, recall: askAnew, ...over };
}
