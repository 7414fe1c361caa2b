/** Somebody comes in: a silhouette at once, for it has to be there within a frame; it moves from the next one on. */

import { painted } from '../../lib/frames.svelte';
import { nationOf } from '../../lib/notation';
import { colour } from './colour';
import type { Place } from './geometry';
import type { Journey } from './journeys';
import { lasting } from './motion';
import { silhouette } from './silhouette';

const SITS_DOWN: Keyframe[] = [{}, { transform: 'scale(1.18)', offset: 0.4 }, {}];
const SITS_DOWN_MS = 260;
const COMES_MS = 460;

/** Lets a guest come in and take a place, and tells when they sit; the answer sends them away before. */
export type Enter = (guest: string, place: Place, seated: () => void) => () => void;

/** Show a guest coming in, and tell when they sit; the answer sends them away before. */
export function comeIn(
  entrance: SVGSVGElement,
  guest: string,
  { x, y }: Place,
  journey: Journey | null,
  seated: () => void,
): () => void {
  const piece = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  piece.setAttribute('d', silhouette(guest, x, y));
  piece.setAttribute('fill', colour(nationOf(guest)));
  piece.setAttribute('fill-rule', 'evenodd');
  piece.setAttribute('class', 'newcomer');
  const start = journey && `translate(${journey.dx}px, ${journey.dy}px) scale(0.8)`;
  if (start) piece.style.transform = start;
  entrance.append(piece);
  void painted().then(() => {
    const frames = start ? [{ transform: start }, { transform: 'none' }] : SITS_DOWN;
    const duration = lasting(start ? COMES_MS : SITS_DOWN_MS);
    piece.animate(frames, { duration, easing: 'cubic-bezier(0.3, 0.1, 0.2, 1)', fill: 'forwards' }).onfinish = () => {
      if (!piece.isConnected) return;
      seated();
      piece.remove();
    };
  });
  return () => piece.remove();
}
