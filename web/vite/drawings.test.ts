import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'svelte/compiler';
import { expect, test } from 'vitest';
import { componentOf, DRAWINGS } from './drawings';

const svg = (elements: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${elements}</svg>`;
const markup = (elements: string) => componentOf(svg(elements)).split('</script>\n').at(-1);

test('coordinates are counted from a point', () => {
  expect(markup('<rect x="-41" y="4" width="82" />')).toBe('<rect x={x - 41} y={y + 4} width="82" />');
  expect(markup('<circle cx="0" cy="0.5" r="3" />')).toBe('<circle cx={x} cy={y + 0.5} r="3" />');
  expect(markup('<path d="M1 2h3" />')).toBe('<path d={moved("M1 2h3", x, y)} />');
});

test('what is brought along takes its place', () => {
  expect(markup('<text x="1" fill="{ink}">{nation}</text>')).toBe('<text x={x + 1} fill={ink}>{nation}</text>');
  expect(markup('<rect width="{width+8}" />')).toBe('<rect width={width + 8} />');
  expect(markup('<path d="{back}" />')).toBe('<path d={back} />');
});

test('colours are left to the browser', () => {
  expect(markup('<rect fill="var(--chair)" />')).toBe('<rect fill="var(--chair)" />');
});

test('neighbours that need the same are drawn together', () => {
  expect(markup('<rect data-if="flag" /><image data-if="flag" /><path data-if="joker" />')).toBe(
    '{#if flag}<rect /><image />{/if}{#if joker}<path />{/if}',
  );
});

test('a path with a name can be had by itself', () => {
  const component = componentOf(svg('<path id="figure" d="M0 0h1" />'));
  expect(component).toContain('export const figure = "M0 0h1";');
  expect(component).toContain('<path d={moved(figure, x, y)} />');
});

test.each(globSync('*.svg', { cwd: DRAWINGS }))('%s is a component', (name) => {
  const text = readFileSync(join(DRAWINGS, name), 'utf8');
  const source = componentOf(text);
  const { js, warnings } = compile(source, { runes: true, filename: name });
  expect(warnings).toEqual([]);
  expect(js.code).toContain('export default');
  expect(source.match(/<(rect|circle|path|text|image) /g)).toHaveLength(
    text.match(/<(rect|circle|path|text|image) /g)?.length ?? 0,
  );
});
