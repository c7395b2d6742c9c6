/** The board members, as the registry knows it. */
import { defineSection } from '../define-section.ts';
import { boardMembersExamples } from './board-members.examples.ts';
import { boardMembersSchema } from './board-members.schema.ts';
import { BoardMembersView } from './board-members.tsx';

export const boardMembersSection = defineSection({
  type: 'board-members',
  schema: boardMembersSchema,
  view: BoardMembersView,
  examples: boardMembersExamples,
});
