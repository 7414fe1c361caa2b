/** How far somebody has come in the courses: remembered on their device, and written in the address. */

import { pageAt } from '../../lib/place';
import { deviceStorage, type Store } from '../../lib/storage';
import type { Edition } from '../../lib/types';
import { COURSES } from './lessons';

export const EDITIONS: readonly Edition[] = ['board', 'card'];
const KEY = 'cafe:tutorial';

export interface CourseProgress {
  /** The lesson to go on with, from 1. */
  readonly at: number;
  /** The lessons that are done, by id. */
  readonly done: readonly string[];
}

export type Progress = Readonly<Record<Edition, CourseProgress>>;

/** Where one is in the tutorial: null is its opening. */
export interface Station {
  readonly course: Edition;
  /** From 1; after the lessons comes trying freely, then the end. */
  readonly lesson: number;
}

/** A course as somebody goes through it. */
export interface Course {
  readonly edition: Edition;
  readonly stations: readonly string[];
  /** The lessons that are done, by id. */
  readonly done: readonly string[];
  /** The lesson one is at, from 1. */
  readonly at: number;
  readonly visit: (lesson: number) => void;
}

export const FREE = 'free';

/** The stations of a course in order, but for its end. */
export function stationsOf(course: Edition): string[] {
  return [...COURSES[course].map(({ id }) => id), FREE];
}

export function readProgress(store: Store = deviceStorage): Progress {
  const stored = store.read<Partial<Record<Edition, Partial<CourseProgress>>>>(KEY);
  return { board: sound('board', stored?.board), card: sound('card', stored?.card) };
}

/** Somebody has come to a station. */
export function reached(progress: Progress, { course, lesson }: Station): Progress {
  return { ...progress, [course]: sound(course, { ...progress[course], at: lesson }) };
}

export function finished(progress: Progress, course: Edition, id: string): Progress {
  return { ...progress, [course]: sound(course, { ...progress[course], done: [...progress[course].done, id] }) };
}

export function keep(progress: Progress, store: Store = deviceStorage): void {
  store.write(KEY, progress);
}

/** What was remembered may be of an older course, or broken. */
function sound(course: Edition, told: Partial<CourseProgress> | undefined): CourseProgress {
  const stations = stationsOf(course);
  const at = Number.isInteger(told?.at) ? Number(told?.at) : 1;
  const done = Array.isArray(told?.done) ? told.done : [];
  return {
    at: Math.min(Math.max(at, 1), stations.length),
    done: stations.filter((id) => done.includes(id)),
  };
}

export function readStation(search: string): Station | null {
  const asked = new URLSearchParams(search);
  const course = EDITIONS.find((edition) => edition === asked.get('course'));
  if (!course) return null;
  const lesson = Number(asked.get('lesson') ?? 1);
  const last = stationsOf(course).length + 1;
  return { course, lesson: Number.isInteger(lesson) ? Math.min(Math.max(lesson, 1), last) : 1 };
}

export function addressOf({ course, lesson }: Station): string {
  return pageAt(`/tutorial?course=${course}&lesson=${lesson}`);
}
