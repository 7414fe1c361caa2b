/** What the pages are given from outside, so that something else can stand in for it. */

import { createContext } from 'svelte';
import type { ApiClient } from './api_client';
import type { Profile } from './profile.svelte';

export const [getApi, provideApi] = createContext<ApiClient>();
export const [getProfile, provideProfile] = createContext<Profile>();
