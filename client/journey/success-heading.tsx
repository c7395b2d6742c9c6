/** The head of a page that says it worked: the sign, and a heading that takes the focus. */
import { Icon } from '../ui/icon.tsx';

/** Says the same after a reload (spec: accessibility). */
export function SuccessHeading({ children }: { children: string }) {
  return (
    <>
      <Icon name="circle-check" className="text-5xl text-success" />
      <h1
        tabIndex={-1}
        // biome-ignore lint/a11y/noAutofocus: tells a screen reader that the form before it succeeded.
        autoFocus
        className="mt-4 text-h2"
      >
        {children}
      </h1>
    </>
  );
}
