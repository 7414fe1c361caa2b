import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, speak } from './lib/words.svelte';

await speak(preferredLanguage(), { remember: false });
mount(App, { target: document.getElementById('cafe')! });
