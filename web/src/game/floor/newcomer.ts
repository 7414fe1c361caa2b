/** Somebody comes in: a silhouette at once, for it has to be there within a frame; it moves from the next one on. */

import { painted } from '../../lib/frames.svelte';
import { nationOf } from '../../lib/notation';
import { colour } from './colour';
import type { Place } from './geometry';
import { silhouette } from './silhouette';

/** Show a guest coming in, and tell when they sit; the answer sends them away before. */
export function comeIn(entrance: SVGSVGElement, guest: string, { x, y }: Place, seated: () => void): () => void {
  const piece = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  piece.setAttribute('d', silhouette(guest, x, y));
  piece.setAttribute('fill', colour(nationOf(guest)));
  piece.setAttribute('fill-rule', 'evenodd');
  piece.onanimationend = () => {
    seated();
    piece.remove();
  };
  entrance.append(piece);
  void painted().then(() => piece.setAttribute('class', 'newcomer'));
  return () => piece.remove();
}
