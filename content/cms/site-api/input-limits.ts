/** Refuses input that no editor sends, in words, before anything works on it. */
import { GraphQLError } from 'graphql';

/** Deeper than any document of an editor; the code that reads documents calls itself at each level. */
const maxDepth = 100;
/** Of a query's text; what is written stands in its variables. */
const maxTokens = 2000;

interface Request {
  readonly request: { readonly variables?: unknown };
}

/** For `graphql.apolloConfig`. */
export const inputLimits = {
  parseOptions: { maxTokens },
  plugins: [
    {
      async requestDidStart() {
        return {
          async didResolveOperation({ request }: Request) {
            const fault = faultOf(request.variables);
            if (!fault) return;
            const extensions = { code: 'BAD_USER_INPUT', http: { status: 400 } };
            throw new GraphQLError(fault, { extensions });
          },
        };
      },
    },
  ],
};

/** Walks without recursion. */
function faultOf(variables: unknown): string | undefined {
  const open: { value: unknown; depth: number }[] = [{ value: variables, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth > maxDepth) return `This is nested more than ${maxDepth} levels deep: flatten it`;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '__proto__') return 'A field cannot be called __proto__: leave it out';
      // Keystone looks blocks up by name, and would find what every object has.
      if (key === 'component' && typeof inner === 'string' && inner in Object.prototype) {
        return `There is no block "${inner}": choose one from the menu`;
      }
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return undefined;
}
