/** A form whose address is still on its way when it is sent. */
// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { messages } from '../../../domain/forms/messages.ts';
import type * as suggest from '../address-box/suggest.ts';
import { resolveAddress, suggestAddresses } from '../address-box/suggest.ts';
import { click, find, inDom, later, pass, show, texts, type } from '../dom.fixture.tsx';
import { LeadFields } from './lead-fields.tsx';

vi.mock('../address-box/suggest.ts', async (original) => ({
  ...(await original<typeof suggest>()),
  suggestAddresses: vi.fn(),
  resolveAddress: vi.fn(),
}));

inDom();

it('says that the address chosen could not be fetched, also where an address is optional', async () => {
  const murray = { line: '19 Murray Road, Brunswick VIC 3056', id: 'R1' };
  vi.mocked(suggestAddresses).mockResolvedValue({ items: [murray], repaired: [] });
  const record = later<undefined>();
  vi.mocked(resolveAddress).mockReturnValue(record.promise);
  const post = vi.fn();
  vi.stubGlobal('fetch', post);
  await show(
    <LeadFields
      vertical="mobile"
      page="/mobile/business"
      fields={[
        { type: 'name', label: 'Name', required: true },
        { type: 'address', label: 'Address of the business', required: false },
      ]}
      consent={{ version: '1', notice: 'n', recipients: 'r', marketing: 'm' }}
      submitLabel="Send"
      onSent={post}
      onFailed={post}
    />,
  );
  await type(find<HTMLInputElement>('form input[name=name]'), 'Jo Citizen');
  await type(find<HTMLInputElement>('form [role=combobox]'), '19 murr');
  await pass(200);
  await click(find('[role=option]'));
  await click(find('button[type=submit]'));
  await record.resolve(undefined);
  await pass();
  expect(texts('[aria-label="There is a problem"] li')).toEqual([messages.addressFetchFailed]);
  expect(post).not.toHaveBeenCalled();
});
