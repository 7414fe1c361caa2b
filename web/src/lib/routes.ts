/** The addresses of the pages. */

export type Route =
  | { page: 'start' }
  | { page: 'new'; edition?: 'board' | 'card' }
  | { page: 'match'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'tutorial' }
  | { page: 'referee' }
  | { page: 'rules'; ruleId?: string }
  | { page: 'link' }
  | { page: 'me' }
  | { page: 'nowhere' };

export function readRoute(path: string, search = ''): Route {
  const [first, second, third, ...rest] = path.split('/').filter(Boolean).map(decodeSafely);
  if (rest.length > 0) return { page: 'nowhere' };
  if (first === undefined) return { page: 'start' };
  if (first === 'match' && second && third === undefined) return { page: 'match', id: second };
  if (first === 'match' && second && third === 'replay') return { page: 'replay', id: second };
  if (third !== undefined) return { page: 'nowhere' };
  if (first === 'rules') return second ? { page: 'rules', ruleId: second } : { page: 'rules' };
  if (second !== undefined) return { page: 'nowhere' };
  if (first === 'new') {
    const edition = new URLSearchParams(search).get('edition');
    return edition === 'board' || edition === 'card' ? { page: 'new', edition } : { page: 'new' };
  }
  if (first === 'tutorial' || first === 'referee' || first === 'link' || first === 'me') return { page: first };
  return { page: 'nowhere' };
}

function decodeSafely(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
