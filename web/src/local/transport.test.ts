import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { addWords } from '../lib/fluent';
import { messagesOf } from '../../vite/words';
import type { Answer, Asked } from './messages';
import { localTransport } from './transport';

const WORDS = join(import.meta.dirname, '../../../src/cafe/words/en');

beforeAll(() => {
  const text = ['flaws.ftl', 'names.ftl'].map((name) => readFileSync(join(WORDS, name), 'utf8')).join('\n');
  addWords('en', 'test', JSON.stringify(messagesOf(text)));
});

function answering(answer: Partial<Answer> | null) {
  const asked: Asked[] = [];
  const begun = vi.fn();
  const request = (one: Asked) => {
    asked.push(one);
    const told = answer && { status: 200, type: 'application/json', retryAfter: null, body: '{}', ...answer };
    return Promise.resolve(told && JSON.stringify(told));
  };
  const doorway = { request, follow: () => () => undefined };
  return { asked, begun, transport: localTransport({ doorway, language: () => 'de', begun }) };
}

test('a request is asked as it would be by HTTP', async () => {
  const { transport, asked } = answering({ body: '{"name":"Ada"}' });
  expect(await transport.request('PATCH', '/me', { body: { name: 'Ada' } })).toEqual({
    ok: true,
    value: { name: 'Ada' },
  });
  expect(asked).toEqual([{ method: 'PATCH', path: '/api/me', body: '{"name":"Ada"}', language: 'de' }]);
});

test('a file is asked with its text, and answered with one', async () => {
  const { transport, asked, begun } = answering({ type: 'text/plain', body: '# a game' });
  expect(await transport.request('POST', '/import', { body: new Blob(['# file']), language: 'fr' })).toMatchObject({
    value: '# a game',
  });
  expect(asked[0]).toMatchObject({ body: '# file', language: 'fr' });
  expect(begun).toHaveBeenCalledOnce();
});

test('nothing comes back where there is nothing', async () => {
  expect(await answering({ status: 204, body: '' }).transport.request('POST', '/matches/m/skip')).toEqual({
    ok: true,
    value: undefined,
  });
});

test('an error is a value, with the time to wait', async () => {
  const { transport, begun } = answering({ status: 503, retryAfter: 2, body: '{"error":"storage-away"}' });
  expect(await transport.request('POST', '/matches')).toMatchObject({
    ok: false,
    status: 503,
    error: 'storage-away',
    retryAfterSeconds: 2,
  });
  expect(begun).not.toHaveBeenCalled();
});

test('where there is no café, it says so', async () => {
  expect(await answering(null).transport.request('GET', '/me')).toMatchObject({ ok: false, error: 'not-set-up' });
});

test('a flaw is said by its words, with where it stands', async () => {
  const flaw = { type: 'no-number', text: 'x' };
  const body = JSON.stringify({ error: 'misread', reason: '', flaw, line: 3, column: 7 });
  const { transport } = answering({ status: 422, body });
  expect(await transport.request('POST', '/import')).toMatchObject({
    reason: 'Line 3, character 7: “x” is no number.',
  });
});

test('a flaw within another is a sentence within a sentence', async () => {
  const flaw = { type: 'bad-option', option: 'birthday', flaw: { type: 'birthday-out-of-range', most: 999 } };
  const { transport } = answering({ status: 422, body: JSON.stringify({ error: 'bad-field', reason: '', flaw }) });
  expect(await transport.request('POST', '/matches')).toMatchObject({
    reason: 'The option birthday does not fit: The threshold is a number from 1 to 999 (V1).',
  });
});
