/** Board members: portrait, office and biography, each with an anchor (spec: entities). */
import * as v from 'valibot';
import { image } from '../../../content/model/media.schema.ts';
import { optionalText, text } from '../../../content/model/primitives.schema.ts';
import { copy, entryId, headingFields, sectionBase } from '../fields.schema.ts';

const boardMember = v.object({
  /** Not the anchor, which is made from the name (spec: routes). */
  id: entryId,
  header: v.pipe(
    text,
    v.title('Name'),
    v.description('The member’s name; links to the biography are made from it.'),
  ),
  subHead: v.pipe(optionalText, v.title('Role'), v.description('The role, such as “Chair”.')),
  thumbnail: v.pipe(v.optional(image), v.title('Portrait'), v.description('The portrait.')),
  content: v.pipe(v.optional(copy), v.title('Biography'), v.description('The biography.')),
});
export type BoardMember = v.InferOutput<typeof boardMember>;

export const boardMembers = v.pipe(
  v.array(boardMember),
  v.minLength(1, 'A board needs at least one member'),
  v.description('One entry for each member, in this order.'),
);

export const boardMembersSchema = v.pipe(
  v.object({
    type: v.literal('board-members'),
    ...sectionBase,
    ...headingFields,
    members: boardMembers,
  }),
  v.title('Board members'),
  v.description(
    'The board’s members, each with a portrait, a role and a biography that links can lead to.',
  ),
);
export type BoardMembers = v.InferOutput<typeof boardMembersSchema>;
