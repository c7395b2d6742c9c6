/** What became of the last publication, beside the page: live since when, or which section was refused and why. */
import { gql, useQuery } from '@keystone-6/core/admin-ui/apollo';
import { useRouter } from '@keystone-6/core/admin-ui/router';

export { Cell, controller } from '@keystone-6/core/fields/types/virtual/views';

interface Props {
  readonly field: { readonly label: string };
  readonly value: unknown;
}

const question = gql`
  query Outcome($id: ID!) {
    page(where: { id: $id }) {
      id
      outcome
    }
  }
`;
/** A site needs a second or two; an editor should not have to ask again. */
const everyMs = 2000;

export function Field({ field, value }: Props) {
  const { id } = useRouter().query;
  const { data } = useQuery<{ page: { outcome: unknown } | null }>(question, {
    variables: { id },
    skip: typeof id !== 'string',
    pollInterval: everyMs,
    fetchPolicy: 'no-cache',
  });
  const words = data?.page?.outcome ?? value;
  const lines = typeof words === 'string' ? words.split('\n') : [];
  return (
    <div role="status" aria-label={field.label}>
      <div style={{ color: '#5b6470', fontSize: 13 }}>{field.label}</div>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  );
}
