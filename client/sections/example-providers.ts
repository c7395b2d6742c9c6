/** Providers as the worker finds them, for the examples of sections that show them: of every vertical. */
import type { CardProvider } from '../../domain/plans/plan-card.ts';
import type { Live } from './live.types.ts';

const provider = (id: string, name: string): CardProvider => ({
  id,
  name,
  logo: { url: `/media/catalogue/${id}.svg`, altText: name },
});

/** Two of them have no logo. */
export const exampleProviders = {
  energy: [
    provider('bluebush', 'Bluebush'),
    { id: 'grid-works', name: 'Grid Works', logo: null },
    provider('kettle-lamp', 'Kettle & Lamp'),
    provider('quandong', 'Quandong'),
    provider('sundowner', 'Sundowner'),
  ],
  mobile: [
    provider('bowerbird', 'Bowerbird'),
    provider('currawong', 'Currawong Mobile'),
    provider('lorikeet', 'Lorikeet'),
    provider('odeas-exchange', 'O’Dea’s Exchange'),
    provider('saltpan', 'Saltpan'),
    provider('three-ply', 'ThreePly'),
    provider('yabby', 'Yabby'),
  ],
  broadband: [
    { id: 'gibber', name: 'Gibber Net', logo: null },
    provider('kelp-wire', 'Kelp & Wire'),
    provider('loopline', 'Loopline'),
    provider('mulga', 'Mulga Net'),
    provider('paperbark', 'Paperbark'),
    provider('plover', 'Plover Net'),
  ],
  solar: [provider('nine-panels', 'Nine Panels'), provider('tinroof', 'Tinroof')],
  'credit-cards': [provider('curlew', 'Curlew Cards'), provider('nightjar', 'Nightjar')],
  'health-insurance': [provider('boobook', 'Boobook Health'), provider('sedge', 'Sedge Mutual')],
  'personal-loan': [provider('brolga', 'Brolga Lending'), provider('nightjar', 'Nightjar')],
} as const satisfies NonNullable<Live['providers']>;
