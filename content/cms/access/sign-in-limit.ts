/** Slows down whoever guesses a password: by email, and all who guess together. */
import { GraphQLError, type GraphQLSchema } from 'graphql';

const minuteMs = 60_000;
/** For an email, five wrong ones close it for a quarter of an hour. */
const ofEmail = { most: 5, pauseMs: 15 * minuteMs };
/**
 * For all emails together: a try costs the processor a tenth of a second and more. Far above what an
 * office gets wrong. While somebody goes on guessing, nobody new gets in (docs/operations/cms.md says what
 * to do); without it, nobody would either, and whoever is in could not work.
 */
const ofAll = { most: 60, pauseMs: minuteMs };
/** Guessing over many emails must not fill the memory. */
const mostEmails = 10_000;

/** Tries that are not answered yet count as wrong. */
interface Failures {
  readonly count: number;
  readonly since: number;
}

/** Counts in this process's memory: a restart forgets, and a second process counts for itself. */
function createLimit({ most, pauseMs }: { readonly most: number; readonly pauseMs: number }) {
  const failures = new Map<string, Failures>();
  const recent = (name: string): Failures | undefined => {
    const known = failures.get(name);
    return known && Date.now() - known.since < pauseMs ? known : undefined;
  };
  return {
    isClosed: (name: string): boolean => (recent(name)?.count ?? 0) >= most,
    tried(name: string): void {
      const known = recent(name);
      if (!known && failures.size >= mostEmails) failures.delete([...failures.keys()][0] ?? '');
      failures.set(name, { count: (known?.count ?? 0) + 1, since: known?.since ?? Date.now() });
    },
    /** It was no wrong password, or nobody could say whether it was. */
    takeBack(name: string): void {
      const known = recent(name);
      if (known) failures.set(name, { ...known, count: known.count - 1 });
    },
    succeeded: (name: string): boolean => failures.delete(name),
  };
}

/** Puts the limits before Keystone's own sign-in. @throws Error when that has another name than today */
export function limitSignIn(schema: GraphQLSchema): GraphQLSchema {
  const limit = createLimit(ofEmail);
  const together = createLimit(ofAll);
  const everybody = 'all';
  // Whoever has been in before is not held up by strangers' guesses; as many as there are people.
  const wereIn = new Set<string>();
  const field = schema.getMutationType()?.getFields().authenticateUserWithPassword;
  const resolve = field?.resolve;
  if (!resolve) throw new Error('There is no sign-in to limit: see access/sign-in-limit.ts');
  field.resolve = async (source, args: { email: string }, context, info) => {
    const email = args.email.trim().toLowerCase();
    const isPaused = together.isClosed(everybody);
    // Of an email that has been in, too: only its tries are counted in a pause.
    if (isPaused && (!wereIn.has(email) || limit.isClosed(email))) throw refused(paused);
    if (limit.isClosed(email)) throw refused(tooMany);
    // Before it is answered: guesses that come at once must not all find the limit open.
    limit.tried(email);
    together.tried(everybody);
    let result: unknown;
    try {
      result = await resolve(source, args, context, info);
    } catch (error) {
      limit.takeBack(email);
      together.takeBack(everybody);
      throw error;
    }
    if (typeof result === 'object' && result !== null && 'sessionToken' in result) {
      limit.succeeded(email);
      together.takeBack(everybody);
      wereIn.add(email);
      return result;
    }
    // Another answer would tell who has been in.
    if (isPaused) throw refused(paused);
    return result;
  };
  return schema;
}

const tooMany = 'Too many wrong passwords: try again in 15 minutes';
const paused = 'Somebody is guessing passwords, so signing in is paused: try again in a minute';

function refused(words: string): GraphQLError {
  return new GraphQLError(words, { extensions: { code: 'KS_USER_INPUT_ERROR' } });
}
