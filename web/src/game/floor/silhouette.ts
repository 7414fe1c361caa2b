/** Guests in one piece, for those who come in. */

import { figure as GENTLEMAN } from 'drawings/gentleman.svg';
import { figure as LADY } from 'drawings/lady.svg';
import { isLady } from '../../lib/notation';
import { moved } from './geometry';

const TILE = 'M-40-30q0-10 10-10h60q10 0 10 10v60q0 10-10 10h-60q-10 0-10-10Z';
const FRAME =
  'M-42-14q0-28 28-28h28q28 0 28 28v28q0 28-28 28h-28q-28 0-28-28ZM-36-12q0-24 24-24h24q24 0 24 24v24q0 24-24 24h-24q-24 0-24-24Z';

/** A guest in one piece, to be filled by the even-odd rule: a lady in her frame, a gentleman cut out of his tile. */
export function silhouette(guest: string, x: number, y: number): string {
  return moved(isLady(guest) ? FRAME + LADY : TILE + GENTLEMAN, x, y);
}
