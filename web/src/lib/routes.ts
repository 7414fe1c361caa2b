/** The addresses of the pages. */

import { PAGES } from './constants';

export type Route =
  | { page: 'start' }
  | { page: 'new'; edition?: 'board' | 'card' }
  | { page: 'match'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'rules'; ruleId?: string }
  | { page: 'puzzles'; id?: string }
  | { page: Exclude<(typeof PAGES)[number], 'new' | 'puzzles' | 'rules'> }
  | { page: 'nowhere' };

export function readRoute(path: string, search = ''): Route {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean).map(decodeSafely);
  if (rest.length > 0) return { page: 'nowhere' };
  if (first === undefined) return { page: 'start' };
  if (first === 'match' && second && third === undefined) return { page: 'match', id: second };
  if (first === 'match' && second && third === 'replay') return { page: 'replay', id: second };
  if (third !== undefined) return { page: 'nowhere' };
  const below = `${first}/${second}`;
  const page = PAGES.find((name) => name === below || name === first) ?? 'nowhere'; // a page below another comes first
  if (page === 'rules') return second ? { page, ruleId: second } : { page };
  if (page === 'puzzles') return second ? { page, id: second } : { page };
  if (second !== undefined && page !== below) return { page: 'nowhere' };
  if (page === 'new') {
    const edition = new URLSearchParams(search).get('edition');
    return edition === 'board' || edition === 'card' ? { page, edition } : { page };
  }
  return { page };
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
