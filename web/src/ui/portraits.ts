// The characters of the café, drawn for it: each a few flat shapes on a medallion of 64 × 64, from back to front.
// They keep their colours in every theme, as pictures on a wall do.

/** A letter for what a shape is painted with. */
const FILLS = {
  k: '#38241a', // ink
  w: '#fffaf0', // linen
  y: '#f7d4b4',
  Y: '#e3b08a', // … in the shade
  t: '#dda574',
  T: '#bf8353',
  n: '#a96d43',
  N: '#885231',
  d: '#7c4b2f',
  D: '#5f3722',
  b: '#2a1c17', // hair, from black to white
  h: '#5f3a22',
  o: '#c4642c',
  j: '#e8bf5d',
  J: '#c99a3a',
  a: '#b3aba2',
  s: '#ece7de',
  S: '#cdc5b9',
  r: '#b23a30', // clothes and signs
  R: '#8a2620',
  g: '#1f6a4c',
  G: '#164e38',
  u: '#2f5f8c',
  U: '#224768',
  p: '#6d2f55',
  c: '#d9a832',
  q: '#3f8a8c',
  m: '#e58f7b', // cheeks
  e: '#fbe6b0', // medallions
  f: '#cfe5d6',
  i: '#d5e2ee',
  v: '#f5d3c5',
  x: '#e4d7ec',
} as const;

/** … or drawn with: colour and width. */
const LINES = {
  '-': ['#38241a', 1.6],
  '=': ['#38241a', 2.4],
  '+': ['#fffaf0', 1.6],
  '*': ['#d9a832', 1.6],
  '/': ['#cdc5b9', 1.2],
  '^': ['#5f3722', 1.4],
} as const;

export interface Shape {
  readonly d: string;
  readonly fill: string;
  readonly stroke?: string;
  readonly width?: number;
}

const MEDALLION = 'M0 32a32 32 0 1 0 64 0a32 32 0 1 0-64 0z';
const FACE = 'M20.5 27c0-8 4.5-12.5 11.5-12.5S43.5 19 43.5 27c0 10-5 16.5-11.5 16.5S20.5 37 20.5 27z';
const EARS = `${dot(20.5, 29.5, 2.7)}${dot(43.5, 29.5, 2.7)}`;
const NECK = 'M27 38h10v9q-5 5-10 0z';
const SHOULDERS = 'M8 64c0-11 7-16 18-18q6 5 12 0c11 2 18 7 18 18z';
const EYES = `${dot(27.3, 28.5, 1.5)}${dot(36.7, 28.5, 1.5)}`;
const GLASSES = 'M23 29.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM33 29.5a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM31 29q1-1 2 0';

function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1-${2 * r} 0z`;
}

/** A body of this skin in these clothes, to put a face and hair on. */
function bust(skin: string, shade: string, clothes: string): string[] {
  return [`${clothes}${SHOULDERS}`, `${shade}${NECK}`, `${skin}${EARS}${FACE}`];
}

const DRAWN: Record<string, readonly string[]> = {
  // a child who dreams: two puffs of hair, eyes far away
  pippa: [
    `e${MEDALLION}`,
    `b${dot(15.5, 19, 9)}${dot(48.5, 19, 9)}`,
    'cM14 64c0-9 6-13 13-14.5q5 4 10 0C44 51 50 55 50 64z',
    'dM27 44h10v7q-5 4-10 0z',
    'bM18 33c-2-15 5-22 14-22s16 7 14 22z',
    `d${dot(18.5, 35, 2.7)}${dot(45.5, 35, 2.7)}M18.5 32c0-9 5-13 13.5-13s13.5 4 13.5 13c0 10-5.5 16.5-13.5 16.5S18.5 42 18.5 32z`,
    `r${dot(22, 16.5, 2.5)}${dot(42, 16.5, 2.5)}`,
    `w${dot(26.5, 33, 3.2)}${dot(37.5, 33, 3.2)}`,
    `k${dot(27.5, 31.8, 1.9)}${dot(38.5, 31.8, 1.9)}`,
    '^M29 41.3q3 2.4 6-.3M23.5 27.5q2.5-2 5-.7M35.5 26.8q3-1.2 5 .7',
    '+M18 56.5q14 5 28 0M14.5 61.5q17.5 5 35 0',
  ],
  // who likes to eat, and keeps the till: a round head, a great moustache, a napkin
  gustav: [
    `v${MEDALLION}`,
    'gM4 64c0-12 9-17 20-18.5h16C51 47 60 52 60 64z',
    'YM23 38h18v9q-9 6-18 0z',
    `y${dot(16.5, 29.5, 3)}${dot(47.5, 29.5, 3)}M16.5 27c0-9 6-15 15.5-15S47.5 18 47.5 27c0 12-6 18.5-15.5 18.5S16.5 39 16.5 27z`,
    'hM16.2 28c-2-4-1-9 2.3-11.5q.5 6-2.3 11.5zM47.8 28c2-4 1-9-2.3-11.5q-.5 6 2.3 11.5z',
    'wM18 64l14-18 14 18z',
    '/M32 49v15M27 56l-3 8M37 56l3 8',
    `m${dot(22.5, 32.5, 3.2)}${dot(41.5, 32.5, 3.2)}`,
    '-M24 26q2.5-3 5 0M35 26q2.5-3 5 0',
    `Y${dot(32, 31, 3)}`,
    'hM32 34.5c-3-2-7-1-9.5 1.5-2 1.8-4.5 1.5-5-.8-2 4 2 7 6 6 3.5-1 6-2.5 8.5-4 2.5 1.5 5 3 8.5 4 4 1 8-2 6-6-.5 2.3-3 2.6-5 .8-2.5-2.5-6.5-3.5-9.5-1.5z',
    'RM29 40.5q3 3.5 6 0z',
  ],
  // careful, and far from the bar: a bun, round glasses, a buttoned collar
  hedwig: [
    `i${MEDALLION}`,
    `a${dot(32, 9, 6.5)}`,
    ...bust('y', 'Y', 'p'),
    'aM19.5 31c-3-14 4-20 12.5-20s15.5 6 12.5 20q-1.5-10-12.5-13-11 3-12.5 13z',
    '/M32 11.5v6M25 13.5q3 1.5 4 5M39 13.5q-3 1.5-4 5',
    'wM24 45.5q8 6 16 0l2 4.5-10 4-10-4z',
    `c${dot(32, 51.5, 2.2)}`,
    `k${dot(27, 30, 1.4)}${dot(37, 30, 1.4)}`,
    `-${GLASSES}`,
    '-M24 23.5q2.5-2 5-.5M35 23q2.5-1.5 5 .5M29.5 38.7q2.8 .6 5-.7',
  ],
  // who collects nations: a beret, a goatee, pins on the lapels
  marcel: [
    `f${MEDALLION}`,
    ...bust('n', 'N', 'u'),
    'bM20 28v-7h24v7q-1-4-3-6H23q-2 2-3 6z',
    'rM17 20.5c-4-6 4-13.5 15-13.5 9 0 19 2.5 19 7.5 0 4-4 6-8 6z',
    'RM32 4.5h2.5v4H32zM19 20h25v2.5q-12-2-24 0z',
    `k${EYES}`,
    '-M24 24.5q3-2 5.5-.5M34.5 24q3-1.5 5.5.5M32 29.5l-1.5 4h3',
    'bM25.5 36q3.2 1.8 6.5 .3 3.3 1.5 6.5-.3-.3 3.2-3.3 3-2-.2-3.2-1.3-1.2 1.1-3.2 1.3-3 .2-3.3-3zM28.3 41.2q3.7 1 7.4 0-.5 5-3.7 6.5-3.2-1.5-3.7-6.5z',
    'wM26 46q6 5 12 0l-6 13z',
    'UM26 45.5l-4.5 3.5 2 5.5 8.5 9.5v-4.5zM38 45.5l4.5 3.5-2 5.5-8.5 9.5v-4.5z',
    `r${dot(18, 55, 2.4)}`,
    `c${dot(46.5, 55, 2.4)}${dot(22.5, 60, 2.4)}`,
    `w${dot(41.5, 60, 2.4)}${dot(13, 60.5, 2.4)}`,
    `m${dot(51.5, 60, 2.4)}`,
  ],
  // the grande dame: a great hat with a feather, pearls, and a brow that knows
  leonora: [
    `x${MEDALLION}`,
    'sM17 24c-3 8-2 15 3 19h24c5-4 6-11 3-19z',
    ...bust('t', 'T', 'R'),
    'sM19 31c-1-9 3-13 13-13s14 4 13 13c-2-6-4-9-8-10-6 3-14 3-18 10z',
    'pM3.5 20.5C9 15 20 12.5 32 12.5S55 15 60.5 20.5C54 25 43 22 32 22S10 25 3.5 20.5z',
    'pM19 16c0-8 5-11.5 13-11.5S45 8 45 16z',
    'cM19 13.5q13 4 26 0v3q-13 3.5-26 0z',
    'rM43 15c1-8 6-12.5 13-13-1 7-5 12-13 13z',
    '+M44.5 13.5q4-6.5 9-9',
    `k${EYES}`,
    '-M24.5 28q2.5-2.5 5.5-.5M34 27.5q3-2 5.5.5',
    '^M23.5 24.5q3-1.8 6 0M34 22.5q4-2 6.5.8',
    'rM28.5 37.5q1.8-1.5 3.5-.5 1.7-1 3.5.5-3.5 4-7 0z',
    `c${dot(20, 35, 1.8)}${dot(44, 35, 1.8)}`,
    `w${dot(24.5, 47.5, 1.9)}${dot(27.7, 50.3, 1.9)}${dot(32, 51.3, 1.9)}${dot(36.3, 50.3, 1.9)}${dot(39.5, 47.5, 1.9)}`,
  ],
  // who helps out at weekends: a cap askew, freckles, and all the cards
  tobi: [
    `f${MEDALLION}`,
    'qM9 64c0-11 7-15 17-17h12c10 2 17 6 17 17z',
    'YM27 40h10v8q-5 4-10 0z',
    `y${dot(20, 31.5, 2.7)}${dot(44, 31.5, 2.7)}M20 29c0-9 5-13 12-13s12 4 12 13c0 10-5 16-12 16s-12-6-12-16z`,
    'oM19.5 29c-3-3-2.5-8 .5-10h24c3 2 3.5 7 .5 10-.5-3-2-5-4-6l-2 2-2-2.5-3 2.5-3-2.5-3 2.5-2.5-2.5c-3 1-5 3-5.5 6.5z',
    'uM18.5 20.5C18 11 24 7 32 7s13.5 4 14 12c6-.5 11 1.5 12 5-6-2-12-2.5-17-2.5z',
    `c${dot(32, 7, 1.8)}`,
    '+M32 8.5v12M24 10.5q-2 4-1.5 10',
    `k${dot(27.3, 31, 1.6)}${dot(36.7, 31, 1.6)}`,
    '-M27.5 38q5 4.5 9-1',
    `o${dot(24, 35, 0.7)}${dot(26.5, 36, 0.7)}${dot(37.5, 36, 0.7)}${dot(40, 35, 0.7)}`,
    'wM35.8 64.3L27.4 51.9L35.7 46.3L44.1 58.7z',
    '-M35.8 64.3L27.4 51.9L35.7 46.3L44.1 58.7z',
    `r${dot(34.1, 52.8, 1.9)}`,
    'wM39.4 60.4L38.3 45.4L48.3 44.7L49.4 59.7z',
    '-M39.4 60.4L38.3 45.4L48.3 44.7L49.4 59.7z',
    `u${dot(43.6, 49.5, 1.9)}`,
    'wM44.5 58.7L51 45.2L60 49.6L53.4 63.1z',
    '-M44.5 58.7L51 45.2L60 49.6L53.4 63.1z',
    `c${dot(53.5, 51.5, 1.9)}`,
  ],
  // who keeps the accounts: a sharp bob, a pencil behind the ear
  wilma: [
    `v${MEDALLION}`,
    'bM15 43c-3-22 4-33 17-33s20 11 17 33H15z',
    'gM8 64c0-11 7-15 18-17h12c11 2 18 6 18 17z',
    'TM27 38h10v9q-5 5-10 0z',
    `t${FACE}`,
    'bM19 28c0-10 5-14 13-14s13 4 13 14q-1-3-3-4H22q-2 1-3 4z',
    'wM25.5 46.5q6.5 5 13 0L32 60z',
    'GM26 46l-5 3 3 6 8 9v-5zM38 46l5 3-3 6-8 9v-5z',
    '-M22.5 27h8v5.5h-8zM33.5 27h8v5.5h-8zM30.5 28.5h3',
    `k${dot(26.7, 29.8, 1.3)}${dot(37.3, 29.8, 1.3)}`,
    '-M28.5 38.5q3.5 2 7-.5M32 32.5v2',
    'cM43.5 24.5L56 13l2 2.2-12 12z',
    'vM56 13l1.5-1.5 2 2.2-1.5 1.5z',
    'wM43.5 24.5l-1.5 4 4-1.3z',
  ],
  // who looks before he leaps: curls, a full beard, eyes to the side
  sancho: [
    `e${MEDALLION}`,
    ...bust('n', 'N', 'q'),
    '+M16 51v13M22 49v15M42 49v15M48 51v13',
    'rM24 46q8 8 16 0l2.5 4Q38 56 33 55.5l3 8.5h-8l2.5-8.5Q25 56 21.5 50z',
    `h${dot(20, 19, 5)}${dot(25, 13.5, 5.5)}${dot(33, 11.5, 6)}${dot(40.5, 14, 5.5)}${dot(44.5, 20, 4.8)}M20 17h24v5q-12-4-24 2z`,
    'hM19.5 28c1 3 2 5 5 5 4-1.5 11-1.5 15 0 3 0 4-2 5-5 2 12-3 22-12.5 22S17.5 40 19.5 28z',
    'nM25.5 31q6.5-3 13 0l-2 3.5h-9z',
    `w${dot(27, 27.5, 2.6)}${dot(37, 27.5, 2.6)}`,
    `k${dot(28.3, 27.5, 1.5)}${dot(38.3, 27.5, 1.5)}`,
    '=M23.5 23.5q3-1.5 6 .5M34.5 22.5q3.5-2 6 .5',
    'RM29 39q3 2 6 0-.5 2.5-3 2.5T29 39z',
    '^M32 29l1.5 4q-1 1-3 .5',
  ],
  // who thinks ahead: a crown of plaits, a long neck, three pins
  ingrid: [
    `i${MEDALLION}`,
    'rM6 64c0-9 8-13 18-15l2-8h12l2 8c10 2 18 6 18 15z',
    'RM26 41h12l.7 3.5q-6.7 2.5-13.4 0z',
    'YM27 36h10v6q-5 3-10 0z',
    'JM20 29c-2-11 4-16 12-16s14 5 12 16z',
    'yM21 26c0-8 4-11 11-11s11 3 11 11c0 9-5 15-11 15s-11-6-11-15z',
    'jM20 29c-2-9 3-14 12-14s14 5 12 14c-1-5-4-8-12-10-8 2-11 5-12 10z',
    'jM17.5 22c-2-5 4-15 14.5-15s16.5 10 14.5 15q-3 1.5-5-1Q37 14.5 32 14.5T22.5 21q-2 2.5-5 1z',
    '*M19 16.5q3.5 0 4.5 3M22.5 11.5q3.5.5 4.5 4M28 8q3 1.5 3 6.5M34 7.5q2.5 2.5 1.5 7M39.5 9.5q1.5 3-.5 6.5M44 14q0 3-2.5 5.5',
    'jM44 27q4 3 1.5 7.5 3 4-.5 8 2 4-1.5 8l-3-1.5q1-4-.5-7.5 2-4 0-8 2-3 1-7z',
    '*M46 30.5l-4.5 4M45.5 38l-5 4.5M44.5 45.5l-4.5 3',
    'RM40.2 48.5l3.8 1.5-.8 3-3.7-1.5z',
    `k${dot(27.5, 27.5, 1.5)}${dot(36.5, 27.5, 1.5)}`,
    '-M24.5 23.5q2.5-2 5-.7M34.5 22.8q2.5-1.3 5 .7M28 35q4 2.8 8-.5',
    '^M32 28.5l-1 3.5h2',
    `c${dot(14, 58, 1.9)}${dot(19.5, 55, 1.9)}${dot(25, 53.5, 1.9)}`,
  ],
  // who has all the time in the world: a bowler, a long white beard, a watch on its chain
  magnus: [
    `x${MEDALLION}`,
    ...bust('d', 'D', 'G'),
    'sM19 26q1.5 4 4.5 5.5 4 1.5 8.5 0 4.5 1.5 8.5 0Q43.5 30 45 26c4 16-2 32-13 36-11-4-17-20-13-36z',
    'dM26 28q6-3 12 0l-1.5 5q-4.5-2-9 0z',
    'bM19.5 19C19 9 24 4.5 32 4.5S45 9 44.5 19z',
    'bM13 18.5q19 5 38 0 1.5 3.5-3 4-16 2.5-32 0-4.5-.5-3-4z',
    'cM19.5 15q12.5 3 25 0v3.5q-12.5 3-25 0z',
    'sM23 25.5q3-2.8 6.5-.5l-.5 1.5q-3-1.2-6 .5zM41 25.5q-3-2.8-6.5-.5l.5 1.5q3-1.2 6 .5z',
    '^M24.8 29q2.2 1.6 4.4 0M34.8 29q2.2 1.6 4.4 0',
    'sM32 33.5q-5-2-8.5 3.5 5 1.5 8.5-1.5 3.5 3 8.5 1.5Q37 31.5 32 33.5z',
    '/M28 44q0 8 2 13M36 44q0 8-2 13M32 46v12',
    'DM29.8 38.5q2.2 1.5 4.4 0z',
    '*M13 58q6 4 9-1',
    `c${dot(49.5, 57.5, 3.6)}`,
    `w${dot(49.5, 57.5, 2.3)}`,
    '*M46 57q-3-3-3-8',
  ],
};

export function portrait(name: string): readonly Shape[] {
  return (DRAWN[name] ?? []).map(shape);
}

function shape(drawn: string): Shape {
  const key = drawn.charAt(0);
  const d = drawn.slice(1);
  if (key in LINES) {
    const [stroke, width] = LINES[key as keyof typeof LINES];
    return { d, fill: 'none', stroke, width };
  }
  return { d, fill: FILLS[key as keyof typeof FILLS] };
}
