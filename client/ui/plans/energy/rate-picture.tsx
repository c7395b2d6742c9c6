/** A tariff's year by season and hour: a drawing of each hour's rate, and a table that says the same. */
import type {
  PicturedSeason,
  RatePicture,
  Run,
} from '../../../../domain/plans/energy/detail/rate-runs.ts';
import { rateWords } from '../../../../domain/plans/energy/line-sums.ts';

/** With several fuels, each season's heading names its fuel. */
export function RatePictures({ pictures }: { pictures: readonly RatePicture[] }) {
  return pictures.flatMap((picture) =>
    picture.seasons.map((one) => (
      <Season
        key={`${picture.fuel} ${one.season.label}`}
        picture={picture}
        one={one}
        fuel={pictures.length > 1 ? picture.fuel : null}
      />
    )),
  );
}

interface SeasonProps {
  readonly picture: RatePicture;
  readonly one: PicturedSeason;
  readonly fuel: string | null;
}

function Season({ picture, one: { season, rows, marks }, fuel }: SeasonProps) {
  const { label, days, rates, supplyCentsADay } = season;
  const title = [fuel, label].filter(Boolean).join(', ');
  return (
    <div className="grid grid-cols-1 gap-3">
      <h3 className="text-h4">
        {/* A space of its own would be left out of the heading's name. */}
        {`${title} `}
        <span className="text-small text-ink-soft">({days} days)</span>
      </h3>
      {rows.map(({ days: which, runs }) => (
        <figure key={which} className="grid gap-1">
          <figcaption className="text-small font-650">{which}</figcaption>
          <Drawing runs={runs} picture={picture} />
        </figure>
      ))}
      <table className="amounts text-small">
        <caption className="sr-only">Rates, {title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Rate, with its letter in the picture</th>
            <th scope="col">What it costs, and when</th>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ name, words }, index) => (
            <Row key={`${name} ${words}`} mark={marks[index]} name={name} words={words} />
          ))}
          <Row name="Supply" words={`${rateWords(supplyCentsADay)} a day`} />
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  readonly mark?: string | undefined;
  readonly name: string;
  readonly words: string;
}

function Row({ mark, name, words }: RowProps) {
  return (
    <tr className="border-t border-hair">
      <th scope="row" className="w-40 py-2 text-left font-400">
        {mark ? <strong className="font-650">{`${mark} `}</strong> : null}
        {name}
      </th>
      <td className="py-2">{words}</td>
    </tr>
  );
}

/** Half hours as a share of the day's 48. */
const across = (halfHours: number) => `${(halfHours * 100) / 48}%`;
/** Room for a letter above the tallest bar, and for the hours below the bars. */
const [letterHeight, barHeight, hourHeight] = [20, 64, 22];
const floor = letterHeight + barHeight;

const hours = [
  { at: 0, words: '12 am', anchor: 'start' },
  { at: 12, words: '6 am', anchor: 'middle' },
  { at: 24, words: 'noon', anchor: 'middle' },
  { at: 36, words: '6 pm', anchor: 'middle' },
  { at: 48, words: '12 am', anchor: 'end' },
] as const;

/** The dearer the hours, the taller the bar; letters tell rates apart without colour and keep one size at any width. */
function Drawing({ runs, picture }: { runs: readonly Run[]; picture: RatePicture }) {
  return (
    <svg
      width="100%"
      height={floor + hourHeight}
      fill="currentColor"
      className="block"
      aria-hidden="true"
      focusable="false"
    >
      {runs.map((run) => (
        <Bar key={run.from} run={run} picture={picture} />
      ))}
      <rect y={floor} width="100%" height="1" />
      {hours.map(({ at, words, anchor }) => (
        <text key={at} x={across(at)} y={floor + hourHeight - 5} fontSize="13" textAnchor={anchor}>
          {words}
        </text>
      ))}
    </svg>
  );
}

const leastHeight = 2;

function Bar({ run, picture }: { run: Run; picture: RatePicture }) {
  const { from, to, cents, level, mark } = run;
  const share = picture.mostCents > 0 ? cents / picture.mostCents : 0;
  const height = Math.max(leastHeight, Math.round(barHeight * share));
  const top = floor - height;
  const place = { x: across(from), width: across(to - from) };
  return (
    <>
      <g className="text-action">
        <rect {...place} y={top} height={height} fillOpacity={opacityOf(level, picture.levels)} />
        <rect {...place} y={top} height="2" />
      </g>
      <text
        x={across((from + to) / 2)}
        y={top - 4}
        fontSize="14"
        fontWeight="650"
        textAnchor="middle"
      >
        {mark}
      </text>
    </>
  );
}

/** The dearest rate is strongest, the cheapest faintest. */
function opacityOf(level: number, levels: number): number {
  const share = levels > 1 ? level / (levels - 1) : 0;
  return Math.round((0.9 - 0.7 * share) * 100) / 100;
}
