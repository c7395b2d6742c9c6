/** Invented street names of the sample, and how often each street type is drawn. */

/** Plants, birds and made-up words; none is meant to be a street that exists in its locality. */
export const STREET_NAMES: readonly string[] = `
Acaciana, Applegum, Arrowleaf, Ashgum, Auburn Hill, Ballart, Bandicoot, Banjora, Bankswood,
Barkerleigh, Bellbird Glen, Bilbyfield, Billabong View, Bindaree, Birdsfoot, Blackbutt Hollow,
Blueberry Ash, Bluewren, Boobook, Boree, Bottlebrush, Bowerbird, Boxthorn, Bracken Fern, Brigalow,
Broadleaf, Brolga Flat, Brushtail, Bullocky, Burrawang, Butcherbird, Cabbage Palm, Callistemon,
Candlebark, Carbeen, Cassowary, Cedarwattle, Coachwood, Cockatiel, Coolabah, Coolibah Bend,
Coppertop, Coral Pea, Corella, Cowslip Orchid, Crimson Rosella, Crowea, Currawong, Cypress Pine,
Daisybush, Dampiera, Deep Lead, Desert Oak, Dingo Gully, Donkey Orchid, Drummond Hill, Dryandra,
Dunnart, Eastern Spinebill, Echidna, Emubush, Eremophila, Fairywren, Fantail, Featherflower,
Ferntree Hollow, Fiddlewood, Finch Hatch, Firetail, Flannel Flower, Flindersia, Friarbird, Galah,
Gang Gang, Geebung, Goanna, Goldfields View, Goodenia, Grass Tree, Greenhood, Grevillea Ridge,
Gumnut, Gungurru, Hakea, Hardenbergia, Heathmyrtle, Hibbertia, Honeyeater, Hoop Pine, Hovea,
Illyarrie, Ironbark, Ironwood Bend, Jabiru Point, Jacky Winter, Jarrahdene, Kangaroo Apple,
Kingfisher Reach, Kookaburra, Kunzea, Kurrajong, Lemon Myrtle, Leschenaultia, Lillipilli,
Lomandra, Lorikeet, Lyrebird, Magpie Lark, Mallee Fowl, Mangrove Jack, Marri Glen, Melaleuca,
Messmate, Mint Bush, Mistletoe, Moonah Grove, Mopoke, Moreton Fig, Mountain Ash, Mulga, Myall,
Needlewood, Nightjar, Numbat, Olearia, Paperbark, Pardalote, Peewee, Pigface, Pittosporum,
Platypus Bend, Pobblebonk, Quandary, Quokka, Quoll, Rainbow Bee, Red Cedar, Redgum Bend,
Ribbon Gum, River Mint, Riverbank Oak, Rosella Park, Running Postman, Saltbush, Sandalwood Rise,
Sandpiper, Scribbly Gum, Sheoak, Silky Oak, Silver Gull, Silvereye, Smokebush, Snow Gum,
Spinifex, Spoonbill, Spotted Gum, Stringybark, Sugar Glider, Sundew, Swamp Mahogany,
Tallowwood, Tawny Owl, Tea Tree Flat, Thornbill, Triggerplant, Tuart Hollow, Turpentine, Wallaroo,
Wandoo, Waratah Glen, Wattlebird, Westringia, Whipbird, White Cypress, Willie Wagtail, Wombat,
Woollybutt, Wurruk, Yabby Creek, Yellowbox, Yellow Robin, Zieria
`
  .trim()
  .split(/,\s*/);

/** Street types to draw from: the more often a type is listed, the more streets have it. */
export const DRAWN_TYPES: readonly string[] = [
  'Street',
  'Street',
  'Street',
  'Street',
  'Street',
  'Street',
  'Road',
  'Road',
  'Road',
  'Road',
  'Avenue',
  'Avenue',
  'Court',
  'Court',
  'Drive',
  'Drive',
  'Crescent',
  'Place',
  'Close',
  'Parade',
  'Way',
  'Lane',
  'Grove',
  'Terrace',
  'Circuit',
  'Boulevard',
  'Highway',
  'Rise',
];

/** Names of the sample's buildings, put before the street's name. */
export const BUILDING_NAMES: readonly string[] = ['Tower', 'Plaza', 'House', 'Gardens', 'Arcade'];
