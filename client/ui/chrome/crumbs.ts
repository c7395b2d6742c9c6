/** The crumbs of a path (spec: breadcrumbs): Home, then one for each segment. */

export interface Crumb {
  readonly label: string;
  readonly href: string;
}

/** `/privacy-policy/open-energy` → Home, Privacy Policy, Open Energy. The root has only Home. */
export function crumbs(path: string, lastLabel?: string): Crumb[] {
  const segments = path.split('/').filter((segment) => segment !== '');
  const trail = segments.map((segment, index) => ({
    label:
      index === segments.length - 1 && lastLabel !== undefined ? lastLabel : capitalised(segment),
    href: `/${segments.slice(0, index + 1).join('/')}`,
  }));
  return [{ label: 'Home', href: '/' }, ...trail];
}

function capitalised(segment: string): string {
  return segment
    .split('-')
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
