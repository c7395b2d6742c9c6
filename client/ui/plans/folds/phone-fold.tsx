/** Content folded behind one line on a phone; where there is room, it is open and the line is gone. */
import type { ReactNode, RefObject } from 'react';
import type { IconName } from '../../../../domain/icon-names.ts';
import { Icon } from '../../icon.tsx';
import { useOpened } from '../../use-opened.ts';

interface PhoneFoldProps {
  readonly icon: IconName;
  readonly line: string;
  readonly fold?: RefObject<HTMLDetailsElement | null>;
  /** Opens it; from then on only the visitor opens and shuts it. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** `<details>`: it opens without script, by find-in-page, and in print. */
export function PhoneFold({ icon, line, fold, open = false, children }: PhoneFoldProps) {
  const opened = useOpened(open);
  return (
    <details ref={fold} open={opened || undefined} className="phone-fold">
      <summary className="phone-fold-line">
        <Icon name={icon} />
        {line}
        <Icon name="chevron-down" className="chevron ml-auto text-ink-soft" />
      </summary>
      {children}
    </details>
  );
}
