import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { httpTransport } from './lib/http_transport';
import { MatchFollower } from './lib/match.svelte';
import { place } from './lib/place';
import { Profile } from './lib/profile.svelte';
import { apiClient } from './lib/requests';
import './lib/settings.svelte';
import { pause } from './lib/in_turn';
import { router } from './lib/router.svelte';
import { keepShell } from './lib/service_worker';
import { fetchPage } from './pages';
import { fetchRules, fetchWords, preferredLanguage, ruleIn, sayIn, speak } from './lib/words.svelte';

keepShell(); // before anything is waited for: it listens for the page to be loaded
// the café in the browser itself: fetched only by whoever goes there
const local = place.isLocal ? await import('./local/open.svelte') : null;
const api = apiClient(local ? local.transport : httpTransport);
const profile = new Profile(api);

// for the browser's console, and for tests of what no page shows
Object.assign(globalThis, { cafe: { api, fetchRules, fetchWords, MatchFollower, ruleIn, sayIn } });

void fetchPage(router.route.page); // while the words are on their way
if (local) local.welcome(profile);
else void profile.load();
await speak(preferredLanguage(), { remember: false });
await pause();
mount(App, {
  target: document.getElementById('cafe')!,
  props: { api, profile, pageOf: local?.throughTheDoor(fetchPage) },
});
