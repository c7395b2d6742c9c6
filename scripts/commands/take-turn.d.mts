/** Types of take-turn.mjs. */

/** True if the turn was free and is now taken. @param me a unique name */
export declare function take(turn: string, me: string): boolean;

/** False if another command took the dead holder's turn. */
export declare function takeOver(turn: string, dead: string, me: string): boolean;

/** The holder of the turn; undefined if it is free. */
export declare function holderOf(turn: string): { readonly name: string } | undefined;
