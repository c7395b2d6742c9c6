/** The embedded catalogue inside workerd. */
import { today } from '../../../domain/calendar.ts';
import { type Catalogue, readCatalogue } from '../../../domain/plans/catalogue.ts';

interface RawCatalogue {
  readonly providers?: readonly unknown[];
  readonly plans?: readonly unknown[];
  readonly references?: readonly unknown[];
}

const documents = Object.values(
  import.meta.glob<RawCatalogue>('../../../content/catalogue/*.json', {
    eager: true,
    import: 'default',
  }),
);

/** The shipped catalogue, as `npm start` loads it. */
export const embeddedCatalogue: Catalogue = readCatalogue(
  {
    providers: documents.flatMap(({ providers = [] }) => providers),
    plans: documents.flatMap(({ plans = [] }) => plans),
    references: documents.flatMap(({ references = [] }) => references),
  },
  today(),
).catalogue;
