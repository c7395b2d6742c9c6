/** The page of a refused lead form: its summary follows the order that the editor chose. */
// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { inDom, show, texts } from '../dom.fixture.tsx';
import { islandExamples } from '../island-examples.ts';
import type { RefusedLeadFormProps } from '../lead-form/lead-form-props.ts';
import { RefusedLeadForm } from './refused-lead-form.island.tsx';

inDom();

const { manual } = islandExamples['refused-lead-form'] as { manual: RefusedLeadFormProps };

it('lists what is wrong with the parts of an address where the address is', async () => {
  const fields = [...manual.fields].reverse();
  const values = { name: '', email: 'jo@example.com', mobNumber: '0491570006', address: '' };
  const errors = ['name', 'StreetName', 'Postcode'].map((field) => ({ field, message: field }));
  const refused = { ...manual.refused, values, errors };
  await show(<RefusedLeadForm {...manual} fields={fields} refused={refused} />);
  expect(texts('[aria-label="There is a problem"] li')).toEqual([
    'StreetName',
    'Postcode',
    'Name is required.',
  ]);
});
