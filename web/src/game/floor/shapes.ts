/** What guests are drawn of: paths around a point, on a tile of 84 units. */

import { isLady } from '../../lib/notation';
import { moved } from './geometry';

export const LADY =
  'M0-34.7c-10.5 0-13.3 8.4-13.3 16.1 0 5.6-.7 9.1-3.5 11.9 2.8 2.1 7 2.1 9.8 .7v2.8c-11.2 1.4-17.5 6.3-18.9 14.7h51.8c-1.4-8.4-7.7-13.3-18.9-14.7v-2.8c2.8 1.4 7 1.4 9.8-.7-2.8-2.8-3.5-6.3-3.5-11.9 0-7.7-2.8-16.1-13.3-16.1Z';
export const NECKLACE =
  'M-8.4-1.8c2.1 4.9 4.9 7 8.4 7s6.3-2.1 8.4-7l2.8 .7c-2.1 6.3-6.3 9.1-11.2 9.1s-9.1-2.8-11.2-9.1Z';
export const GENTLEMAN =
  'M-9.1-27c0-7 2.8-9.8 9.1-9.8s9.1 2.8 9.1 9.8l7 1.4c1.4 .7 1.4 2.8 0 2.8l-6.3 .7c.7 9.8-2.8 15.4-9.8 15.4s-10.5-5.6-9.8-15.4l-6.3-.7c-1.4 0-1.4-2.1 0-2.8ZM-5.6-5.3h11.2l.7 2.1c12.6 1.4 18.2 6.3 19.6 14.7h-51.8c1.4-8.4 7-13.3 19.6-14.7Z';
export const COLLAR = 'M-8.4-3.2l8.4 4.9 8.4-4.9 2.1 8.4-10.5-2.8-10.5 2.8Z';
export const BAND = 'M-9.1-26.65c5.6 2.1 12.6 2.1 18.2 0';
export const MOTLEY = 'M-42-20v-11q0-11 11-11h25ZM42-20v-11q0-11-11-11h-25ZM-42-8l22 18-22 16ZM42-8l-22 18 22 16Z';
export const STAR = 'M24 9l4.8 10.4 11.2 1.3-8.3 7.7 2.3 11.1-10-5.5-10 5.5 2.3-11.1-8.3-7.7 11.2-1.3Z';

const TILE = 'M-40-30q0-10 10-10h60q10 0 10 10v60q0 10-10 10h-60q-10 0-10-10Z';
const FRAME =
  'M-42-14q0-28 28-28h28q28 0 28 28v28q0 28-28 28h-28q-28 0-28-28ZM-36-12q0-24 24-24h24q24 0 24 24v24q0 24-24 24h-24q-24 0-24-24Z';

/** A guest in one piece, to be filled by the even-odd rule: a lady in her frame, a gentleman cut out of his tile. */
export function silhouette(guest: string, x: number, y: number): string {
  return moved(isLady(guest) ? FRAME + LADY : TILE + GENTLEMAN, x, y);
}
