/** The check that a person is filling in the form, in a frame of its own: our pages run no third-party script. */
import { useEffect, useRef, useState } from 'react';
import { challengeField } from '../../../domain/forms/hidden-fields.ts';
import { useMounted } from '../runtime/page-hooks.ts';
import { challengePath, challengeToken } from './challenge-message.ts';

/**
 * Renders nothing where no check is configured, or without script: a form that misses a configured check
 * is accepted and marked as suspect (worker/leads/intake/person-check.ts). A token is good for one send;
 * a new `key` makes a new frame.
 */
export function ChallengeFrame() {
  const mounted = useMounted();
  const frame = useRef<HTMLIFrameElement>(null);
  const [token, setToken] = useState('');
  useEffect(() => {
    const listen = ({ data, origin, source }: MessageEvent<unknown>) => {
      const own = origin === window.location.origin && source === frame.current?.contentWindow;
      const told = own ? challengeToken(data) : undefined;
      if (told !== undefined) setToken(told);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);
  if (!mounted || !isConfigured()) return null;
  return (
    <>
      <iframe
        ref={frame}
        src={challengePath}
        title="Security check"
        width={304}
        height={72}
        className="max-w-full border-0"
      />
      <input type="hidden" name={challengeField} value={token} />
    </>
  );
}

/** The runtime's script element shows whether the worker checks (client/document.tsx). */
function isConfigured(): boolean {
  return document.querySelector('script[data-challenge]') !== null;
}
