/** The limits on guessing passwords, which spare anyone whose browser has signed in before. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GraphQLSchema } from 'graphql';
import { refused } from '../refused.ts';
import { clientIpOf } from './client-ip.ts';
import { cookieOfBrowser, hasCookie, knownBrowser } from './known-browser.ts';
import { createLimit } from './try-limit.ts';

const minuteMs = 60_000;
const quarterMs = 15 * minuteMs;
const wrong = 'The email or the password is wrong';
const tooMany = 'Too many wrong passwords: try again in 15 minutes';
const paused =
  'Somebody is guessing passwords, so signing in with a new browser is paused: try again in a minute';

/** For a person's own browser, and for an email from one network: a stranger elsewhere cannot close either. */
const ofOne = { most: 5, pauseMs: quarterMs, words: tooMany };
/** For an email from all networks. */
const ofEmail = { most: 20, pauseMs: quarterMs, words: tooMany };
/** For an email in all browsers that have signed in with it: there may be any number. */
const ofKnown = { most: 20, pauseMs: quarterMs, words: tooMany };
/** For a network. Far above the mistakes of a whole office. */
const ofNetwork = { most: 50, pauseMs: quarterMs, words: tooMany };
/** For all strangers: a try costs 100 ms or more of processor time, and people who are signed in have to work. */
const ofAll = { most: 60, pauseMs: minuteMs, words: paused };

interface Person {
  /** The hash that the database keeps. */
  readonly password: string;
}

/** The parts of Keystone's context that this needs. */
interface Context {
  readonly req?: IncomingMessage;
  readonly res?: ServerResponse;
  sudo(): {
    readonly db: {
      readonly User: { findOne(asked: { where: { email: string } }): Promise<Person | null> };
    };
  };
}

/**
 * Puts the limits before Keystone's own sign-in.
 * @param ipNetworkOf names the network under which an IP address's requests are counted
 * @throws Error when Keystone's sign-in is no longer called authenticateUserWithPassword
 */
export function limitSignIn(
  schema: GraphQLSchema,
  ipNetworkOf: (address: string) => string,
): GraphQLSchema {
  const byOne = createLimit(ofOne);
  const byEmail = createLimit(ofEmail);
  const byKnown = createLimit(ofKnown);
  const byNetwork = createLimit(ofNetwork);
  const byAll = createLimit(ofAll);
  const field = schema.getMutationType()?.getFields().authenticateUserWithPassword;
  const resolve = field?.resolve;
  if (!resolve) throw new Error('There is no sign-in to limit: see access/sign-in-limit.ts');
  field.resolve = async (source, args: { email: string }, context: Context, info) => {
    const email = args.email.trim().toLowerCase();
    const person = async () => ({ email, passwordStamp: await stampOf(context, args.email) });
    const cookies = context.req?.headers.cookie;
    const known = hasCookie(email, cookies) ? knownBrowser(await person(), cookies) : undefined;
    const network = context.req ? ipNetworkOf(clientIpOf(context.req)) : '';
    const own = byOne(known ?? `${network} ${email}`);
    const counts = known
      ? [own, byKnown(email)]
      : [own, byEmail(email), byNetwork(network), byAll('')];
    const closed = counts.find((each) => each.isClosed());
    if (closed) throw refused(closed.words);
    // Counted before the answer: simultaneous guesses must not all find the limit open.
    for (const each of counts) each.tried();
    let isWrong = false;
    try {
      const result: unknown = await resolve(source, args, context, info);
      isWrong = !(typeof result === 'object' && result !== null && 'sessionToken' in result);
      // Keystone's page takes any answer without an error for a sign-in: it would reload and say nothing.
      if (isWrong) throw refused(wrong);
      own.succeeded();
      context.res?.appendHeader('set-cookie', cookieOfBrowser(await person(), known));
      return result;
    } finally {
      if (!isWrong) for (const each of counts) each.takeBack();
    }
  };
  return schema;
}

/** Empty for an unknown email; no real stamp is empty. @param email as Keystone looks it up */
async function stampOf(context: Context, email: string): Promise<string> {
  const found = await context.sudo().db.User.findOne({ where: { email } });
  return found?.password ?? '';
}
