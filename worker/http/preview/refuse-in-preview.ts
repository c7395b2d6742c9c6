/** Reads a request's preview pass, and refuses what must not be sent from a preview. */
import type { AppContext, Preview } from '../../context.ts';
import { Problem } from '../errors.ts';
import { isHttps } from '../respond.ts';
import { readPass } from './preview-pass.ts';

const previewOver =
  'This page was a preview that has ended, so nothing was sent. Load the page again to send the form.';

/** @returns the pass in the request's cookie, if it is ours */
export async function passOf(c: AppContext): Promise<Preview | undefined> {
  const cms = c.get('cms');
  const cookies = c.req.header('cookie');
  if (!cms || !cookies) return undefined;
  const holder = { secret: cms.secret, brand: c.get('brand').slug, https: isHttps(c) };
  return readPass(holder, cookies, Date.now());
}

/** Makes the Problem to throw, and has the response remove an ended pass. */
export function refusedInPreview(c: AppContext, pass: Preview): Problem {
  c.set('preview', pass);
  return new Problem('in_preview', pass.state === 'ended' ? { message: previewOver } : {});
}

/** For a route where only some calls write. @throws Problem in_preview where the request has one of our passes */
export async function refuseInPreview(c: AppContext): Promise<void> {
  const pass = c.get('cms')?.drafts && (await passOf(c));
  if (pass) throw refusedInPreview(c, pass);
}
