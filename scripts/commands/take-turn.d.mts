/** Types of take-turn.mjs. */

/** True when nobody had the turn, and it is this one's now. @param me a name that nobody else has */
export declare function take(turn: string, me: string): boolean;

/** False when another took the dead holder's turn. */
export declare function takeOver(turn: string, dead: string, me: string): boolean;

/** Whose the turn is; undefined when nobody has it. */
export declare function holderOf(turn: string): { readonly name: string } | undefined;
