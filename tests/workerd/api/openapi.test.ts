/** The OpenAPI description: the app's endpoints and codes, served only on the gallery's stages. */
import { describe, expect, it } from 'vitest';
import { heroFormPath } from '../../../domain/forms/hero-rules.ts';
import { listedBy, listedVerticals } from '../../../domain/plans/listed.ts';
import { createApp } from '../../../worker/app.ts';
import { problems } from '../../../worker/http/errors.ts';
import { describeApi } from '../../../worker/openapi/describe.ts';
import { innerCalls } from '../../../worker/ports/gateway/inner-calls.ts';
import { previewEndPath } from '../../../worker/render/preview-pages.tsx';
import { originOf, post, visit, wire } from '../support/workerd-site.ts';

const { paths, components } = describeApi('build');
const unused = (): never => {
  throw new Error('No request is made');
};

describe('the description', () => {
  it('has every POST of the app and no other', () => {
    const { routes } = createApp({ content: unused, ports: unused });
    const posts = routes
      .filter(({ method }) => method === 'POST')
      .map(({ path }) => path)
      // Browsers without script post here: the same handler as /api/hero.
      .filter((path) => path !== heroFormPath)
      // For a button on the preview's own page, not an endpoint for others.
      .filter((path) => path !== previewEndPath);
    const described = Object.entries(paths).flatMap(([path, item]) => (item.post ? [path] : []));
    expect(described.toSorted()).toEqual([...new Set(posts)].toSorted());
    expect(described.length).toBeGreaterThan(10);
  });

  it('names every question and filter of the plan list once, with every product that has it', () => {
    const parameters = paths['/api/plans']?.get?.parameters ?? [];
    const names = parameters.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    for (const vertical of listedVerticals) {
      const { filters, questions } = listedBy(vertical);
      for (const name of [...Object.keys(filters), ...Object.keys(questions)]) {
        const described = parameters.find((one) => one.name === name)?.description;
        expect(described, `${vertical}, ${name}`).toContain(`: ${vertical}.`);
      }
    }
  });

  it('has no GET that the app lacks', () => {
    const { routes } = createApp({ content: unused, ports: unused });
    const gets = Object.entries(paths).flatMap(([path, item]) => (item.get ? [path] : []));
    for (const path of gets)
      expect(routes).toContainEqual(expect.objectContaining({ path, method: 'GET' }));
    expect(gets).toEqual(['/api/plans', '/api/plans/energy', '/healthz']);
  });

  it('names every code, and under each status only codes of that status', () => {
    expect(components.schemas.ErrorCode?.enum).toEqual(Object.keys(problems));
    for (const [code, { status }] of Object.entries(problems)) {
      expect(components.schemas.ErrorCode?.description).toContain(`\`${code}\` (${status})`);
    }
    const all = Object.values(paths).flatMap((item) => Object.values(item));
    let seen = 0;
    for (const { responses } of all) {
      for (const [status, { description }] of Object.entries(responses)) {
        const named = [...description.matchAll(/`([a-z_]+)`: /g)].map(([, code]) => code);
        seen += named.length;
        for (const code of named) {
          expect(`${problems[code as keyof typeof problems].status}`).toBe(status);
        }
      }
    }
    expect(seen).toBeGreaterThan(all.length);
  });

  it('has the six inner calls with their methods and paths', () => {
    const calls = Object.keys(innerCalls).map((call) => {
      const [method, path] = call.split(' ');
      return { path: { const: path }, method: { const: method } };
    });
    const described = Object.entries(components.schemas).filter(([name]) =>
      /[a-z]Call$/.test(name),
    );
    const inner = described.filter(([name]) => name !== 'GatewayCall');
    expect(inner.map(([, { properties }]) => properties)).toEqual(
      calls.map((call) => expect.objectContaining(call)),
    );
  });
});

describe('GET /api/openapi.json', () => {
  it('is the description of this build, and is not cached', async () => {
    const response = await wire()(visit(`${originOf('acacia')}/api/openapi.json`));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^application\/json/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const body = (await response.json()) as { info: { version: string } };
    const { build } = (await (await wire()(visit(`${originOf('acacia')}/healthz`))).json()) as {
      build: string;
    };
    expect(body).toEqual(JSON.parse(JSON.stringify(describeApi(build))));
  });

  it.each([
    ['development', 'acacia.localhost', 200],
    ['qa', 'qa.acacia.example', 200],
    ['uat', 'uat.acacia.example', 404],
    ['production', 'www.acacia.example', 404],
  ])('at %s answers %s with %i', async (STAGE, host, status) => {
    const fetch = wire({ env: { STAGE, BRAND: 'acacia' } });
    const response = await fetch(visit(`https://${host}/api/openapi.json`));
    expect(response.status).toBe(status);
    if (status === 404)
      expect(await response.json()).toMatchObject({ error: { code: 'not_found' } });
  });

  it('refuses a POST', async () => {
    const url = `${originOf('acacia')}/api/openapi.json`;
    const response = await wire()(post(url, 'application/json', '{}'));
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});
