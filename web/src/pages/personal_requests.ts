/** What one asks of one's own page: devices, keys, and everything that the café has of one. */

import type { ApiClient, Result } from '../lib/api_client';
import type { Devices, LinkMade, Me, SignOut, TokenMade, Tokens } from '../lib/types';

const DELETE_TIMEOUT_MS = 60_000; // it rewrites all of one's matches

/** Everything that the café has of one: the path of a file. */
export const OWN_FILE = '/me/export';

export const makeLink = (api: ApiClient): Promise<Result<LinkMade>> => api.post('/me/link');

export const followLink = (api: ApiClient, token: string): Promise<Result<Me>> => api.post('/link', { token });

export const listDevices = (api: ApiClient): Promise<Result<Devices>> => api.get('/me/devices');

/** Sign a device out. */
export const endDevice = (api: ApiClient, id: string): Promise<Result<void>> =>
  api.send('DELETE', `/me/devices/${encodeURIComponent(id)}`);

/** Sign out on all devices or on all others; the bots' keys stay, unless they are withdrawn as well. */
export const signOut = (api: ApiClient, wanted: SignOut): Promise<Result<void>> => api.post('/me/sign-out', wanted);

/** For good. */
export const deleteMe = (api: ApiClient): Promise<Result<void>> =>
  api.send('DELETE', '/me', undefined, DELETE_TIMEOUT_MS);

export const listTokens = (api: ApiClient): Promise<Result<Tokens>> => api.get('/me/tokens');

export const makeToken = (api: ApiClient, label: string): Promise<Result<TokenMade>> =>
  api.post('/me/tokens', { label });

export const deleteToken = (api: ApiClient, id: string): Promise<Result<void>> =>
  api.send('DELETE', `/me/tokens/${encodeURIComponent(id)}`);
