import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { httpClient } from './lib/http_client';
import { MatchFollower } from './lib/match.svelte';
import { Profile } from './lib/profile.svelte';
import './lib/settings.svelte';
import { pause } from './lib/in_turn';
import { router } from './lib/router.svelte';
import { keepShell } from './lib/service_worker';
import { fetchPage } from './pages';
import { fetchRules, fetchWords, preferredLanguage, ruleIn, sayIn, speak } from './lib/words.svelte';

const api = httpClient();
const profile = new Profile(api);

// for the browser's console, and for tests of what no page shows
Object.assign(globalThis, { cafe: { api, fetchRules, fetchWords, MatchFollower, ruleIn, sayIn } });

void fetchPage(router.route.page); // while the words are on their way
void profile.load();
keepShell();
await speak(preferredLanguage(), { remember: false });
await pause();
mount(App, { target: document.getElementById('cafe')!, props: { api, profile } });
