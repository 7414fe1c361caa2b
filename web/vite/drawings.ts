/** The café's drawings as components: plain SVG files become markup whose coordinates are counted from a point. */

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

export const DRAWINGS = join(import.meta.dirname, '../../src/cafe/drawings');
const GEOMETRY = join(import.meta.dirname, '../src/game/floor/geometry.ts');
const ELEMENT = /<(rect|circle|path|text|image)\b([^>]*?)(?:\/>|>([^<]*)<\/\1>)/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
const SLOT = /\{(\w+)(?:\+(\d+))?\}/g;
const CONDITION = 'data-if';

/** `drawings/chair.svg` is a component. */
export function drawings(): Plugin {
  return {
    name: 'cafe-drawings',
    enforce: 'pre',
    resolveId(id) {
      const [, name] = /^drawings\/(\w+\.svg)$/.exec(id) ?? [];
      return name ? join(DRAWINGS, `${name}.svelte`) : null;
    },
    load(id) {
      if (!id.startsWith(DRAWINGS) || !id.endsWith('.svg.svelte')) return null;
      const file = join(DRAWINGS, basename(id, '.svelte'));
      this.addWatchFile(file);
      return componentOf(readFileSync(file, 'utf8'));
    },
  };
}

interface Drawn {
  readonly tag: string;
  readonly text: string;
  readonly attributes: ReadonlyMap<string, string>;
}

/** The source of a component that draws an SVG file around (x, y); a path with an id is exported by that name. */
export function componentOf(svg: string): string {
  const bare = svg.replace(/<!--[^]*?-->/g, '');
  const elements = [...bare.matchAll(ELEMENT)].map(([, tag = '', attributes = '', text = '']) => ({
    tag,
    text,
    attributes: new Map([...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value] as const)),
  }));
  const conditions = elements.flatMap(({ attributes }) => attributes.get(CONDITION) ?? []);
  const slots = [...bare.matchAll(SLOT)].map(([, name = '']) => name);
  const parameters = [...new Set(['x', 'y', ...slots, ...conditions])];
  return [
    '<svelte:options namespace="svg" />',
    `<script module>${elements.map(exported).join('')}</script>`,
    `<script>import { moved } from ${JSON.stringify(GEOMETRY)}; let { ${parameters.join(', ')} } = $props();</script>`,
    groups(elements).join(''),
  ].join('\n');
}

function exported({ attributes }: Drawn): string {
  const id = attributes.get('id');
  return id ? `export const ${id} = ${JSON.stringify(attributes.get('d'))};` : '';
}

/** Neighbours with the same condition are drawn together. */
function groups(elements: readonly Drawn[]): string[] {
  return elements.map((element, index) => {
    const condition = element.attributes.get(CONDITION);
    if (!condition) return markup(element);
    const opens = elements[index - 1]?.attributes.get(CONDITION) !== condition;
    const closes = elements[index + 1]?.attributes.get(CONDITION) !== condition;
    return `${opens ? `{#if ${condition}}` : ''}${markup(element)}${closes ? '{/if}' : ''}`;
  });
}

function markup({ tag, text, attributes }: Drawn): string {
  const written = [...attributes].filter(([name]) => name !== CONDITION && name !== 'id');
  const element = [tag, ...written.map(([name, value]) => attribute(name, value, attributes.get('id')))].join(' ');
  return text ? `<${element}>${text}</${tag}>` : `<${element} />`;
}

function attribute(name: string, value: string, id: string | undefined): string {
  if (name === 'x' || name === 'cx') return `${name}={${sum('x', value)}}`;
  if (name === 'y' || name === 'cy') return `${name}={${sum('y', value)}}`;
  if (value.includes('{')) {
    return `${name}=${value.replace(SLOT, (_, slot: string, more?: string) => `{${sum(slot, more ?? '0')}}`)}`;
  }
  return name === 'd' ? `d={moved(${id ?? JSON.stringify(value)}, x, y)}` : `${name}="${value}"`;
}

function sum(from: string, by: string): string {
  return Number(by) === 0 ? from : `${from} ${by.startsWith('-') ? '-' : '+'} ${by.replace('-', '')}`;
}
