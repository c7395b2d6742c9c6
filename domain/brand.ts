/** A brand: hosts, sign-up origins, verticals, affiliate, theme. Data, never code. */
import type { VerticalSlug } from './vertical.ts';

/** Each brand has its own worker for each of these, on a public host. */
export const deployedStages = ['qa', 'uat', 'production'] as const;
export type DeployedStage = (typeof deployedStages)[number];
/** Development runs on a developer's machine. */
export const stages = ['development', ...deployedStages] as const;
export type Stage = (typeof stages)[number];

/** `#rrggbb`. */
export type Hex = `#${string}`;

export interface BrandTheme {
  /** Page background, and the slightly tinted surface that alternates with it. */
  readonly paper: Hex;
  readonly tint: Hex;
  /** Text, and secondary text. Both ≥ 4.5 : 1 on paper and tint. */
  readonly ink: Hex;
  readonly inkSoft: Hex;
  /** Hairlines. */
  readonly line: Hex;
  /** The one action colour, its pressed shade, and the text on it. */
  readonly primary: Hex;
  readonly primaryStrong: Hex;
  readonly onPrimary: Hex;
  /** Emphasis, and the text on it. */
  readonly accent: Hex;
  readonly onAccent: Hex;
  /** A pale wash of the accent, behind a page's last call to action (spec: sections), and its text. */
  readonly accentTint: Hex;
  readonly onAccentTint: Hex;
  /** Focus ring: ≥ 3 : 1 against paper, tint and primary neighbours. */
  readonly focus: Hex;
  readonly danger: Hex;
  readonly success: Hex;
  /** Radius of cards, buttons and fields, in px. */
  readonly radius: { readonly card: number; readonly button: number; readonly field: number };
  readonly fonts: { readonly text: BrandFont; readonly heading?: BrandFont };
}

export interface BrandFont {
  /** CSS family name. */
  readonly family: string;
  /** Path of a woff2 file in node_modules, Latin subset. */
  readonly file: string;
  /** `200 800` for a variable font, `500` for one weight. */
  readonly weight: string;
  /** System fallback font; size-adjust matches its metrics, so the layout does not shift. */
  readonly fallback: 'Arial' | 'Georgia';
  /** Key in @capsizecss/metrics; the build computes the match from it. */
  readonly metrics: string;
  /** For a variable font: the width of our words at weight 650, as a percentage of the fallback's bold. */
  readonly boldWidth?: number;
  /** For the text font: extra word spacing, in em of body text, where the font's own space is too narrow. */
  readonly wordSpacing?: number;
}

export interface Brand {
  readonly slug: string;
  readonly name: string;
  readonly legalName: string;
  readonly tagline: string;
  /** The second style changes the buttons and some layouts (spec: brands). */
  readonly style: 'marketing' | 'corporate';
  /** Host per stage, without port: `www.<brand>.example`, locally `<brand>.localhost`. */
  readonly hosts: Readonly<Record<Stage, string>>;
  /** Origin of the sign-up per stage; empty for the brand's own basic-info routes (spec: brands). */
  readonly application: Readonly<Record<Stage, string>>;
  readonly affiliate: { readonly id: string; readonly slug: string; readonly name: string };
  readonly verticals: readonly VerticalSlug[];
  /** Hosts whose pages this brand may show in a frame (widgets, hero embeds), never one of its own. */
  readonly frameHosts?: readonly string[];
  /** External hosts whose pictures this brand's pages may show, such as those of a partner's logos. */
  readonly imageHosts?: readonly string[];
  /** Hosts on which the header's bundle link shows (spec: header); empty for most. */
  readonly bundleLinkHosts: readonly string[];
  /** Referral codes containing words that are counted by name (docs/contracts/numbers.md); never a person's. */
  readonly referralCodes?: readonly string[];
  readonly logo: BrandPicture;
  /** The logo's mark alone, square, for the favicon. */
  readonly mark: BrandPicture;
  readonly theme: BrandTheme;
}

/** The parts of a brand that decide whether a page may be published. */
export type PageBrand = Pick<Brand, 'verticals' | 'imageHosts'> & Partial<Pick<Brand, 'hosts'>>;

export interface BrandPicture {
  /** Path under /media/<brand>/; the file is in brands/<brand>/media/. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
}
