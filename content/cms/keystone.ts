/** The CMS: its lists, access rules, the sites' API, and the files it serves. */
import { createAuth } from '@keystone-6/auth';
import { config } from '@keystone-6/core';
import { statelessSessions } from '@keystone-6/core/session';
import { PrismaLibSql } from '@prisma/adapter-libsql';
import type { GraphQLSchema } from 'graphql';
import { ipNetworkOf } from './.generated/toolkit.mjs';
import { asPerson, withTokens } from './access/session.ts';
import { limitSignIn } from './access/sign-in-limit.ts';
import { nextConfig } from './admin/next-config.ts';
import { nextDocument } from './admin/next-document.ts';
import { databaseUrl, isProduction, mediaFolder, port, sessionSecret } from './cms-settings.ts';
import { prepare } from './development.ts';
import { brand } from './lists/brand.list.ts';
import { media } from './lists/media.list.ts';
import { page } from './lists/page.list.ts';
import { person } from './lists/person.list.ts';
import { publication } from './lists/publication.list.ts';
import { revision } from './lists/revision.list.ts';
import { token } from './lists/token.list.ts';
import { turn } from './lists/turn.list.ts';
import { setPagePolicy } from './page-policy.ts';
import { cleanStored } from './pictures/clean-stored.ts';
import { keepLivePages } from './publish/live-page.ts';
import { startSchedule } from './publish/planned-times.ts';
import { raiseNumbers } from './publish/publication-numbers.ts';
import { refusalWords } from './refusal-words.ts';
import { serveMedia } from './serve-media.ts';
import { importApi } from './site-api/import.ts';
import { inputLimits } from './site-api/input-limits.ts';
import { siteApi } from './site-api/site-api.ts';

const { withAuth } = createAuth({
  listKey: 'User',
  identityField: 'email',
  secretField: 'password',
  sessionData: 'name role brands { slug }',
});

const signedIn = withAuth(
  config({
    db: {
      provider: 'sqlite',
      prismaClientOptions: () => ({
        adapter: new PrismaLibSql({ url: databaseUrl, timeout: 5000 }),
      }),
      extendPrismaClient: keepLivePages,
      prismaClientPath: '.generated/prisma',
      prismaSchemaPath: '.generated/schema.prisma',
      onConnect: async (context) => {
        await raiseNumbers(context);
        await prepare(context);
        startSchedule(context);
        void cleanStored(mediaFolder, (line) => process.stderr.write(`${line}\n`));
      },
    },
    types: { path: '.generated/types.ts' },
    graphql: {
      schemaPath: '.generated/schema.graphql',
      extendGraphqlSchema: (schema) => importApi(siteApi(schema)),
      playground: false,
      debug: false,
      apolloConfig: { ...inputLimits, formatError: refusalWords },
      bodyParser: { limit: '5mb' },
    },
    server: {
      port,
      // Far above the size that is kept: Keystone does not catch the error at this limit.
      maxFileSize: 100 * 1024 * 1024,
      extendExpressApp: (app) => {
        setPagePolicy(app);
        serveMedia(app);
      },
    },
    session: statelessSessions({
      secret: sessionSecret,
      cookieName: 'kurrajong-cms',
      maxAge: 8 * 60 * 60,
      secure: isProduction,
    }),
    telemetry: false,
    ui: {
      isAccessAllowed: ({ session }) => asPerson(session) !== undefined,
      getAdditionalFiles: async () => [nextConfig, nextDocument],
    },
    lists: {
      Page: page,
      Media: media,
      Brand: brand,
      Revision: revision,
      Publication: publication,
      User: person,
      Token: token,
      Turn: turn,
    },
  }),
);

const extend = signedIn.graphql.extendGraphqlSchema;

export default {
  ...signedIn,
  graphql: {
    ...signedIn.graphql,
    extendGraphqlSchema: (schema: GraphQLSchema) =>
      limitSignIn(extend ? extend(schema) : schema, (address) => ipNetworkOf(address, 48)),
  },
  ...(signedIn.session && { session: withTokens(signedIn.session) }),
};
