/** The outcome of a page's last publication: live and since when, or which section was refused and why. */
import { gql, useQuery } from '@keystone-6/core/admin-ui/apollo';
import { useRouter } from '@keystone-6/core/admin-ui/router';
import { everyMs, OutcomeLines } from './outcome-lines.tsx';

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

export function Field({ field, value }: Props) {
  const { id } = useRouter().query;
  const { data } = useQuery<{ page: { outcome: unknown } | null }>(question, {
    variables: { id },
    skip: typeof id !== 'string',
    pollInterval: everyMs,
    fetchPolicy: 'no-cache',
  });
  return <OutcomeLines label={field.label} words={data?.page?.outcome ?? value} />;
}
