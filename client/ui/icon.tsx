/** The icons of the site: Lucide, compiled to CSS masks, so a picture costs a class name. */

/** Literal class names, so that UnoCSS sees every one of them and no other. */
const classes = {
  zap: 'i-lucide-zap',
  smartphone: 'i-lucide-smartphone',
  wifi: 'i-lucide-wifi',
  sun: 'i-lucide-sun',
  'sliders-horizontal': 'i-lucide-sliders-horizontal',
  'credit-card': 'i-lucide-credit-card',
  'heart-pulse': 'i-lucide-heart-pulse',
  banknote: 'i-lucide-banknote',
  layers: 'i-lucide-layers',
  'arrow-right': 'i-lucide-arrow-right',
  'arrow-left': 'i-lucide-arrow-left',
  'arrow-down': 'i-lucide-arrow-down',
  check: 'i-lucide-check',
  'circle-check': 'i-lucide-circle-check',
  'chevron-down': 'i-lucide-chevron-down',
  'chevron-right': 'i-lucide-chevron-right',
  x: 'i-lucide-x',
  menu: 'i-lucide-menu',
  search: 'i-lucide-search',
  'map-pin': 'i-lucide-map-pin',
  'loader-circle': 'i-lucide-loader-circle',
  info: 'i-lucide-info',
  'circle-alert': 'i-lucide-circle-alert',
  'external-link': 'i-lucide-external-link',
  phone: 'i-lucide-phone',
  mail: 'i-lucide-mail',
  house: 'i-lucide-house',
  plus: 'i-lucide-plus',
  'shield-check': 'i-lucide-shield-check',
  clock: 'i-lucide-clock',
  star: 'i-lucide-star',
  quote: 'i-lucide-quote',
  users: 'i-lucide-users',
  lock: 'i-lucide-lock',
  pencil: 'i-lucide-pencil',
  'file-text': 'i-lucide-file-text',
  calendar: 'i-lucide-calendar',
  briefcase: 'i-lucide-briefcase',
  leaf: 'i-lucide-leaf',
  'badge-percent': 'i-lucide-badge-percent',
  scale: 'i-lucide-scale',
  receipt: 'i-lucide-receipt',
  pause: 'i-lucide-pause',
  play: 'i-lucide-play',
  gift: 'i-lucide-gift',
} as const;

export type IconName = keyof typeof classes;

/** All names, for the pick list of a section's schema. */
export const iconNames = Object.keys(classes) as [IconName, ...IconName[]];

/** True for a name of the map; the way in for names that come as plain text. */
export function isIconName(value: string): value is IconName {
  return Object.hasOwn(classes, value);
}

export interface IconProps {
  name: IconName;
  /** Size and colour, e.g. `text-h4 text-primary`; an icon is 1em square. */
  className?: string;
}

/** A decoration beside words, never instead of them: hidden from assistive technology. */
export function Icon({ name, className = '' }: IconProps) {
  return <span aria-hidden="true" className={`${classes[name]} ${className}`.trimEnd()} />;
}
