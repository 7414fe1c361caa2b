/** Where a note about a place fits: beside it, inside the room's box, and never over it. */

import type { Area } from './geometry';
import type { Size } from './windows';

export type Side = 'right' | 'left' | 'below' | 'above';

export interface Spot {
  readonly side: Side;
  readonly left: number;
  readonly top: number;
  /** Where the note's tip is, along the edge that faces the place. */
  readonly tip: number;
}

const GAP = 12; // between the place and the note: its tip
const EDGE = 6; // to the rim of the room
const CORNER = 18; // a tip keeps clear of round corners

/** The first side of a place on which the note has room; null where none has. All in pixels of the room's box. */
export function spotFor(place: Area, note: Size, room: Size): Spot | null {
  const middle = { x: place.x + place.width / 2, y: place.y + place.height / 2 };
  const left = slid(middle.x - note.width / 2, note.width, room.width);
  const top = slid(middle.y - note.height / 2, note.height, room.height);
  if (left === null || top === null) return null;
  const across = Math.max(CORNER, Math.min(middle.x - left, note.width - CORNER));
  const along = Math.max(CORNER, Math.min(middle.y - top, note.height - CORNER));
  const spots: Spot[] = [
    { side: 'right', left: place.x + place.width + GAP, top, tip: along },
    { side: 'left', left: place.x - GAP - note.width, top, tip: along },
    { side: 'below', left, top: place.y + place.height + GAP, tip: across },
    { side: 'above', left, top: place.y - GAP - note.height, tip: across },
  ];
  return spots.find((spot) => isInside(spot, note, room)) ?? null;
}

/** A length moved into the room; null where it is too long. */
function slid(from: number, length: number, whole: number): number | null {
  if (length > whole - 2 * EDGE) return null;
  return Math.max(EDGE, Math.min(from, whole - EDGE - length));
}

function isInside({ left, top }: Spot, note: Size, room: Size): boolean {
  return (
    left >= EDGE && top >= EDGE && left + note.width <= room.width - EDGE && top + note.height <= room.height - EDGE
  );
}
