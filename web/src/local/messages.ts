/** What a page and the worker that runs the café tell each other, and what tabs tell each other about it. */

/** One request of the API; `path` as for HTTP, `body` as text. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: string | null;
  readonly language: string;
}

/** The answer as Python writes it. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly retryAfter: number | null;
  readonly body: string;
}

/** Why there is no café: a connection on which browsers have no locks, no WebAssembly, nothing to keep games in, what it
 *  is made of cannot be fetched, games of a newer café, or anything else. */
export type Trouble = 'unsafe' | 'no-wasm' | 'no-storage' | 'unreachable' | 'newer-format' | 'broken';

/** Whether there is room for what is written; told when that changes. */
export type Space = 'enough' | 'none';

export type ToWorker =
  | { readonly kind: 'open'; readonly folder: string; readonly language: string }
  | { readonly kind: 'request'; readonly number: number; readonly asked: Asked }
  | { readonly kind: 'follow'; readonly number: number; readonly path: string }
  | { readonly kind: 'unfollow'; readonly number: number }
  | { readonly kind: 'close' };

export type FromWorker =
  | { readonly kind: 'fetched'; readonly bytes: number; readonly of: number }
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready'; readonly version: string }
  | { readonly kind: 'failed'; readonly trouble: Trouble; readonly detail: string }
  | { readonly kind: 'answer'; readonly number: number; readonly answer: string }
  | { readonly kind: 'told'; readonly number: number; readonly text: string }
  | { readonly kind: 'space'; readonly space: Space }
  | { readonly kind: 'closed' };

/** How far the café is. */
export type Opening =
  | { readonly step: 'waiting' }
  | { readonly step: 'fetching'; readonly bytes: number; readonly of: number }
  | { readonly step: 'starting' }
  | { readonly step: 'ready'; readonly version: string };

/** Between tabs: `house` names one run of the café, `tab` a tab. */
export type BetweenTabs =
  | { readonly kind: 'hello' }
  | { readonly kind: 'opening'; readonly house: string; readonly opening: Opening }
  | { readonly kind: 'space'; readonly house: string; readonly space: Space }
  | {
      readonly kind: 'request';
      readonly house: string;
      readonly tab: string;
      readonly number: number;
      readonly asked: Asked;
    }
  | { readonly kind: 'answer'; readonly tab: string; readonly number: number; readonly answer: string }
  | {
      readonly kind: 'follow';
      readonly house: string;
      readonly tab: string;
      readonly number: number;
      readonly path: string;
    }
  | { readonly kind: 'unfollow'; readonly house: string; readonly tab: string; readonly number: number }
  | { readonly kind: 'told'; readonly tab: string; readonly number: number; readonly text: string }
  | { readonly kind: 'gone'; readonly house: string }
  | { readonly kind: 'hand-over'; readonly house: string };
