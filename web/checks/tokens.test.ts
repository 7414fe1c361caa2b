import { expect, test } from 'vitest';
import { flawsOf } from './tokens';

const css = (text: string) => ({ name: 'a.css', text });
const svelte = (text: string) => ({ name: 'B.svelte', text });

test('a token that is used and defined is fine', () => {
  expect(flawsOf([css(':root {\n  --ink: #000;\n}\n'), svelte('p { color: var(--ink); }')])).toEqual([]);
});

test('a token that is used has to be defined, even where there is something in its place', () => {
  expect(flawsOf([svelte('p { border-radius: var(--radius-large, 20px); }')])).toEqual([
    'B.svelte: --radius-large is not defined',
  ]);
});

test('a token that is defined has to be used', () => {
  expect(flawsOf([css(':root { --ink: #000; --paper: #fff; } p { color: var(--ink); }')])).toEqual([
    'a.css: --paper is not used',
  ]);
});

test('a comment uses and defines nothing', () => {
  expect(flawsOf([css('/* --ink: #000; */ p { color: /* var(--paper) */ red; }')])).toEqual([]);
});

test('a component may define a token by a style directive', () => {
  expect(flawsOf([svelte('<li style:--index={index}></li><style>li { rotate: var(--index); }</style>')])).toEqual([]);
});

test('a name that is put together uses the whole family', () => {
  const family = css(':root { --nation-FR: blue; --nation-GB: red; }');
  expect(flawsOf([family, svelte('<path stroke="var(--nation-{nation})" />')])).toEqual([]);
  expect(flawsOf([family, { name: 'c.ts', text: 'return `var(--nation-${nation})`;' }])).toEqual([]);
  expect(flawsOf([svelte('<path stroke="var(--player-{seat})" />')])).toEqual(['B.svelte: no --player-… is defined']);
});
