/** Limits that refuse, in words, input that no editor sends, before anything processes it. */
import { type DocumentNode, GraphQLError, visit } from 'graphql';

/** Deeper than any editor's document; the code that reads documents is recursive. */
const maxDepth = 100;
/** For a query's text; the content is in its variables. */
const maxTokens = 2000;

interface Request {
  readonly document: DocumentNode;
  readonly request: { readonly variables?: unknown };
}

/** For `graphql.apolloConfig`. */
export const inputLimits = {
  parseOptions: { maxTokens },
  plugins: [
    {
      async requestDidStart() {
        return {
          async didResolveOperation({ document, request }: Request) {
            const fault = signInFaultOf(document) ?? faultOf(request.variables);
            if (!fault) return;
            const extensions = { code: 'BAD_USER_INPUT', http: { status: 400 } };
            throw new GraphQLError(fault, { extensions });
          },
        };
      },
    },
  ],
};

/**
 * One small request must not try a hundred passwords. Counting written fields is enough: a field in a
 * fragment that is spread twice has one name in the answer, so it is resolved once.
 */
function signInFaultOf(document: DocumentNode): string | undefined {
  let tries = 0;
  visit(document, {
    Field({ name }) {
      if (name.value === 'authenticateUserWithPassword') tries += 1;
    },
  });
  return tries > 1 ? 'A request signs in once: send one request for each person' : undefined;
}

/** Walks without recursion. */
function faultOf(variables: unknown): string | undefined {
  const open: { value: unknown; depth: number }[] = [{ value: variables, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > maxDepth) return `This is nested more than ${maxDepth} levels deep: flatten it`;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '__proto__') return 'A field cannot be called __proto__: leave it out';
      // Keystone looks blocks up by name, and would find the properties of every object.
      if (key === 'component' && typeof inner === 'string' && inner in Object.prototype) {
        return `There is no block "${inner}": choose one from the menu`;
      }
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return undefined;
}
