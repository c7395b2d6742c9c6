/** Tens of thousands of street names, a few of them very common, as in a real country. */
import { seeded } from '../../../worker/ports/address/sample/seeded-random.ts';

const common =
  `Church,George,High,Park,Victoria,Station,Railway,William,King,Elizabeth,Albert,John,Queen,Main,
Short,Mary,James,Smith,Edward,Princes,School,Charles,Pacific,Alfred,Beach,Campbell,Wattle,Grey,
Henry,Market,Thomas,Bridge,Hill,Wilson,Lake,River,Scott,Murray,Mitchell,Gordon,Cameron,Forest,
Stanley,Macquarie,Kent,Bay,Boundary,Sturt,Creek,Oxford,Melaleuca,Hakea,Waratah,Callistemon,Kurrajong,
Douglas,Robert,David,Arthur,Frederick,Anzac,Ocean,Mill,Mount,Spring,Bourke,Collins,Flinders,Cook,
Phillip,Nelson,Wellington,Napier,Raglan,Alma,Clarence,Cambridge,Margaret,Anne,Jane,Alice,Catherine,
Hume,Bruce,Clark,Davis,Evans,Fraser,Gibson,Hamilton,Irving,Johnston,Kelly,Lewis,Morgan,Newman,
O'Connor,Palmer,Reid,Stewart,Taylor,Walker,Young,McDonald,Mackenzie,Grant,Barker,Cox,Tennyson`
    .replaceAll('\n', '')
    .split(',');

const starts =
  `Ab,Ad,Al,Ash,At,Bal,Bar,Ber,Black,Bor,Brad,Bran,Brook,Bur,Cal,Car,Chad,Chel,Clar,Clif,Col,Cor,
Cran,Crom,Dal,Dar,Den,Dor,Drum,Dun,Ed,El,Ems,Far,Fen,Fin,Ford,Gar,Glen,Gold,Gran,Green,Had,Hal,
Han,Har,Hath,Hax,Haw,Hay,Hel,Her,Hol,Hud,Hur,Ing,Ken,Kil,Kings,Kirk,Lam,Lang,Lar,Lind,Long,Lud,
Lyn,Mal,Mar,May,Mel,Mer,Mil,Mor,Nel,New,Nor,Oak,Old,Or,Pal,Pem,Pen,Per,Pres,Rad,Ran,Red,Ren,Rich,
Ring,Ros,Rush,Sal,San,Sed,Sel,Shel,Sher,Som,Stan,Stir,Stock,Sut,Tal,Tan,Tem,Thorn,Tor,Tren,Tur,
Val,Wal,War,Wat,Wen,Wes,Whit,Wil,Win,Wol,Wood,Wyn,Yar`
    .replaceAll('\n', '')
    .split(',');

const ends =
  `berry,borough,bourne,bridge,brook,burn,bury,by,comb,cote,croft,dale,den,don,ell,er,field,ford,
gate,grove,ham,hill,holm,hurst,ing,ington,land,leigh,ley,lock,low,man,mere,mont,more,mouth,ness,ock,
pole,port,ridge,sall,shaw,side,son,stead,stone,ston,thorpe,ton,vale,view,ville,wall,ward,well,wick,
win,wood,worth`
    .replaceAll('\n', '')
    .split(',');

const syllables =
  'ba,bo,bin,boon,coo,cun,dar,ga,gil,goo,il,jer,ka,kur,la,ma,mer,mun,na,nar,oo,pa,ra,ta,tar,tum,wa,war,wil,wong,ya,yar';
const native = syllables.split(',');

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Every name, the most common first; the same list each time. */
function allNames(): string[] {
  const composed = starts.flatMap((start) => ends.map((end) => `${start}${end}`));
  const indigenous = native.flatMap((first) =>
    native.flatMap((second) => [
      capital(`${first}${second}`),
      ...['mba', 'rra', 'nga', 'dah', 'long', 'bin'].map((end) => capital(first + second + end)),
    ]),
  );
  const odd = starts.flatMap((start, index) => [
    `O'${start}an`,
    `Mc${start}${ends[index % ends.length] ?? 'ton'}`,
    `D'${start}y`,
    `St ${start}as`,
    `Mount ${start}ton`,
    `Old ${start}ley`,
  ]);
  const two = composed.flatMap((name, index) =>
    ['Creek', 'Park', 'Hill', 'Flat', 'Lake', 'Farm', 'Point', 'Valley', 'View']
      .filter((_, place) => (index + place) % 2 === 0)
      .map((second) => `${name} ${second}`),
  );
  const rest = shuffled([...new Set([...composed, ...indigenous, ...odd])]);
  return [...common, ...rest, ...shuffled(two)];
}

function shuffled(names: string[]): string[] {
  const random = seeded(19_010_101);
  for (let at = names.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [names[at], names[other]] = [names[other] ?? '', names[at] ?? ''];
  }
  return names;
}

/** Higher values draw the common names more often. */
const tail = 3.2;

/** Draws names: about one street in seven has one of the hundred commonest. */
export function streetNames(random: () => number): () => string {
  const names = allNames();
  return () => names[Math.floor(names.length * random() ** tail)] ?? 'High';
}
