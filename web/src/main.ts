import { mount } from 'svelte';
import './styles/tokens.css';
import './styles/base.css';
import App from './App.svelte';
import { myself } from './lib/me.svelte';
import './lib/settings.svelte';
import { keepShell } from './lib/shell';
import { preferredLanguage, speak } from './lib/words.svelte';

void myself.load();
keepShell();
await speak(preferredLanguage(), { remember: false });
mount(App, { target: document.getElementById('cafe')! });
