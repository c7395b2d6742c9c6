/** A picture's file field: a kind that the site does not show is refused, in words, when it is chosen. */
import { Field as ImageField } from '@keystone-6/core/fields/types/image/views';
import { type ComponentProps, useState } from 'react';
import { useAnother } from '../pictures/upload-words.ts';

export { Cell, controller } from '@keystone-6/core/fields/types/image/views';

type Props = ComponentProps<typeof ImageField>;

export function Field({ onChange, ...props }: Props) {
  const [refused, setRefused] = useState<string>();
  const take: Props['onChange'] = (value) => {
    const file = value.kind === 'upload' ? value.data.file : undefined;
    // A browser that does not know the type leaves it empty; the server then checks the file itself.
    const isRefused = /^(?!image\/(?:jpeg|png|gif|webp)$)./.test(file?.type ?? '');
    setRefused(isRefused ? file?.name : undefined);
    if (!isRefused) onChange?.(value);
  };
  return (
    <div>
      <ImageField {...props} onChange={onChange && take} />
      <div role="status" style={{ color: '#b3261e', fontSize: 13 }}>
        {refused === undefined ? null : `${refused} was not accepted. ${useAnother}`}
      </div>
    </div>
  );
}
