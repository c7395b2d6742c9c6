/** A picture's file field: a kind that the site does not show, or too large a file, is refused, in words, when it is chosen. */
import { Field as ImageField } from '@keystone-6/core/fields/types/image/views';
import { type ComponentProps, useState } from 'react';
import { maxUploadBytes, tooLarge, useAnother } from '../pictures/upload-words.ts';

export { Cell, controller } from '@keystone-6/core/fields/types/image/views';

type Props = ComponentProps<typeof ImageField>;

export function Field({ onChange, ...props }: Props) {
  const [refused, setRefused] = useState<string>();
  const take: Props['onChange'] = (value) => {
    const file = value.kind === 'upload' ? value.data.file : undefined;
    const why = file && refusalOf(file);
    setRefused(why && `${file.name} was not accepted. ${why}`);
    if (!why) onChange?.(value);
  };
  return (
    <div>
      <ImageField {...props} onChange={onChange && take} />
      <div role="status" style={{ color: '#b3261e', fontSize: 13 }}>
        {refused}
      </div>
    </div>
  );
}

function refusalOf({ type, size }: File): string | undefined {
  // A browser that does not know the type leaves it empty; the server then checks the file itself.
  if (/^(?!image\/(?:jpeg|png|gif|webp)$)./.test(type)) return useAnother;
  return size > maxUploadBytes ? tooLarge : undefined;
}
