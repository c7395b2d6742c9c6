/** Fields that every section has; they belong to the frame (client/sections/frame.tsx), not to the view. */
import * as v from 'valibot';
import { anchor, hexColour } from '../../content/model/primitives.schema.ts';

export const sectionBase = {
  anchor: v.optional(anchor),
  /** A named background of the brand; `bgColor` of the CMS wins over it. */
  background: v.optional(v.picklist(['paper', 'tint', 'primary', 'accentTint']), 'paper'),
  bgColor: v.optional(hexColour),
  spacing: v.optional(v.picklist(['none', 'small', 'normal']), 'normal'),
  /** The CMS's order; alternates backgrounds on the solar page (spec: faq). */
  sectionOrder: v.optional(v.pipe(v.number(), v.integer())),
};
