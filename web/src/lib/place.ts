/** Where the pages of this café lie, and whether it needs a server: local ones are played in the browser itself. */

const LOCAL = '/local';
const onlyLocal = import.meta.env.VITE_LOCAL_ONLY === '1';

export interface Place {
  /** What stands before every path of a page: `` or `/local`, or where a site without a server lies. */
  readonly base: string;
  readonly isLocal: boolean;
  /** Whether there is a café with a server at the same site. */
  readonly hasServer: boolean;
}

/** A site without a server is local everywhere, one with a server under one path. */
export function placeAt(path: string, siteOnlyLocal: boolean, root = '/'): Place {
  const isLocal = siteOnlyLocal || isBelow(path, LOCAL);
  return { base: siteOnlyLocal ? root.slice(0, -1) : isLocal ? LOCAL : '', isLocal, hasServer: !siteOnlyLocal };
}

export const place = placeAt(globalThis.location?.pathname ?? '/', onlyLocal, import.meta.env.BASE_URL);

/** The address of a page by its path. */
export const pageAt = (path: string): string => place.base + path;

/** The path of the page at an address; null where it is somewhere else: another site's, or the other café's. */
export function pathIn({ base, isLocal }: Omit<Place, 'hasServer'>, address: string): string | null {
  if (!isBelow(address, base) || (!isLocal && isBelow(address, LOCAL))) return null;
  return address.slice(base.length) || '/';
}

/** The address of a file that lies beside the scripts, such as an icon. */
export const fileAt = (name: string): string => import.meta.env.BASE_URL + name;

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}
