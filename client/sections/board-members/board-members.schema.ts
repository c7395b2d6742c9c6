/** Board members: portrait, office and biography, each with an anchor (spec: entities). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { copy, headingFields, sectionBase } from '../fields.schema.ts';

const boardMember = v.object({
  /** The CMS's own; the anchor is made of the name (spec: routes). */
  id: optionalText,
  /** The name. */
  header: text,
  /** The office. */
  subHead: optionalText,
  thumbnail: v.optional(image),
  content: v.optional(copy),
});
export type BoardMember = v.InferOutput<typeof boardMember>;

export const boardMembers = v.pipe(
  v.array(boardMember),
  v.minLength(1, 'A board needs at least one member'),
);

export const boardMembersSchema = v.object({
  type: v.literal('board-members'),
  ...sectionBase,
  ...headingFields,
  members: boardMembers,
});
export type BoardMembers = v.InferOutput<typeof boardMembersSchema>;
