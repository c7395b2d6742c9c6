/** The product verticals: their slugs, names, service ids and routes (spec: verticals). */
import type { IconName } from './icon-names.ts';

export const verticalSlugs = [
  'energy',
  'mobile',
  'broadband',
  'solar',
  'credit-cards',
  'health-insurance',
  'personal-loan',
  'bundle',
] as const;

export type VerticalSlug = (typeof verticalSlugs)[number];

export interface Vertical {
  readonly slug: VerticalSlug;
  readonly title: string;
  /** Numeric id in the lead service (spec: verticals); a bundle has none. */
  readonly serviceId: number | null;
  /** The basic-info route; personal loans are plural there (spec: verticals). */
  readonly basicInfoPath: string;
  /** The page that presents the vertical (its product path). */
  readonly productPath: string;
  readonly icon: IconName;
  /** Key under which the browser keeps visit and lead ids (spec: stored-values). */
  readonly storageKey: string;
}

export const verticals: Readonly<Record<VerticalSlug, Vertical>> = {
  energy: entry('energy', 'Energy', 1, 'zap'),
  mobile: entry('mobile', 'Mobile', 2, 'smartphone'),
  broadband: { ...entry('broadband', 'Internet', 3, 'wifi'), productPath: '/internet' },
  solar: entry('solar', 'Solar', 4, 'sun'),
  'credit-cards': {
    ...entry('credit-cards', 'Credit cards', 5, 'credit-card'),
    productPath: '/credit-card',
    storageKey: 'creditCard',
  },
  'health-insurance': entry('health-insurance', 'Health insurance', 6, 'heart-pulse'),
  'personal-loan': {
    ...entry('personal-loan', 'Personal loans', 7, 'banknote'),
    basicInfoPath: '/personal-loans/basic-info',
  },
  bundle: entry('bundle', 'Bundle', null, 'layers'),
};

/** True for the slug of a vertical; checks whatever a visitor or an editor typed. */
export function isVerticalSlug(value: unknown): value is VerticalSlug {
  return typeof value === 'string' && Object.hasOwn(verticals, value);
}

/** The vertical whose page or form start an internal link leads to. */
export function verticalAt(href: string): VerticalSlug | undefined {
  const path = href.split(/[?#]/)[0];
  return verticalSlugs.find((slug) => {
    const { productPath, basicInfoPath } = verticals[slug];
    return path === productPath || path === basicInfoPath;
  });
}

function entry(
  slug: VerticalSlug,
  title: string,
  serviceId: number | null,
  icon: IconName,
): Vertical {
  return {
    slug,
    title,
    serviceId,
    icon,
    basicInfoPath: `/${slug}/basic-info`,
    productPath: `/${slug}`,
    storageKey: slug,
  };
}
