/** Slows down whoever guesses a password: five wrong ones for an email, and it takes a quarter of an hour. */
import { GraphQLError, type GraphQLSchema } from 'graphql';

const mostFailures = 5;
const pauseMs = 15 * 60_000;
/** Guessing over many emails must not fill the memory. */
const mostEmails = 10_000;

/** Tries that are not answered yet count as wrong. */
interface Failures {
  readonly count: number;
  readonly since: number;
}

/** Counts in this process's memory: a restart forgets, and a second process counts for itself. */
function createSignInLimit() {
  const failures = new Map<string, Failures>();
  const recent = (email: string): Failures | undefined => {
    const known = failures.get(email);
    return known && Date.now() - known.since < pauseMs ? known : undefined;
  };
  return {
    isClosed: (email: string): boolean => (recent(email)?.count ?? 0) >= mostFailures,
    tried(email: string): void {
      const known = recent(email);
      if (!known && failures.size >= mostEmails) failures.delete([...failures.keys()][0] ?? '');
      failures.set(email, { count: (known?.count ?? 0) + 1, since: known?.since ?? Date.now() });
    },
    /** Nobody could say whether the password was right. */
    unanswered(email: string): void {
      const known = recent(email);
      if (known) failures.set(email, { ...known, count: known.count - 1 });
    },
    succeeded: (email: string): boolean => failures.delete(email),
  };
}

/** Puts the limit before Keystone's own sign-in. @throws Error when that has another name than today */
export function limitSignIn(schema: GraphQLSchema): GraphQLSchema {
  const limit = createSignInLimit();
  const field = schema.getMutationType()?.getFields().authenticateUserWithPassword;
  const resolve = field?.resolve;
  if (!resolve) throw new Error('There is no sign-in to limit: see access/sign-in-limit.ts');
  field.resolve = async (source, args: { email: string }, context, info) => {
    const email = args.email.trim().toLowerCase();
    if (limit.isClosed(email)) {
      throw new GraphQLError('Too many wrong passwords: try again in 15 minutes', {
        extensions: { code: 'KS_USER_INPUT_ERROR' },
      });
    }
    // Before it is answered: guesses that come at once must not all find the limit open.
    limit.tried(email);
    let result: unknown;
    try {
      result = await resolve(source, args, context, info);
    } catch (error) {
      limit.unanswered(email);
      throw error;
    }
    const isIn = typeof result === 'object' && result !== null && 'sessionToken' in result;
    if (isIn) limit.succeeded(email);
    return result;
  };
  return schema;
}
