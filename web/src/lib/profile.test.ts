import { beforeEach, expect, test } from 'vitest';
import { failed, fakeApi, ok } from '../testing/fake_api';
import { fakeStorage } from '../testing/fake_storage';
import { Profile } from './profile.svelte';
import type { Me } from './types';

/** A café that knows somebody by a name. */
class Cafe {
  mutes = false;
  isBusy = false;

  constructor(
    readonly isLocal: boolean,
    public name: string,
  ) {}

  /** A page of it is opened. */
  async visit(): Promise<Profile> {
    const me = (): Me => ({ name: this.name, muted: {} });
    const api = fakeApi({
      getMe: () => Promise.resolve(ok(me())),
      rename: (name) => {
        if (this.isBusy) return Promise.resolve(failed('too-many-requests', { status: 429 }));
        if (this.mutes) return Promise.resolve(failed('muted', { status: 403 }));
        this.name = name;
        return Promise.resolve(ok(me()));
      },
    });
    const profile = new Profile(api, this);
    await profile.load();
    return profile;
  }
}

const withServer = (name: string) => new Cafe(false, name);
const withoutServer = (name: string) => new Cafe(true, name);

beforeEach(() => void fakeStorage());

test('whoever has a name at the server has it without one, too', async () => {
  await withServer('Ada').visit();
  expect((await withoutServer('').visit()).name).toBe('Ada');
});

test('a new name without a server reaches the server at the next visit, and stays', async () => {
  const [server, local] = [withServer('Ada'), withoutServer('')];
  await server.visit();
  await (await local.visit()).rename('Bo');
  expect((await server.visit()).name).toBe('Bo');
  expect((await local.visit()).name).toBe('Bo');
});

test('a new name at the server reaches the café without one', async () => {
  const [server, local] = [withServer('Ada'), withoutServer('')];
  await (await local.visit()).rename('Bo');
  await (await server.visit()).rename('Cleo');
  expect((await local.visit()).name).toBe('Cleo');
});

test('what a server has heard once it is not told again', async () => {
  const [server, local] = [withServer('Ada'), withoutServer('')];
  await (await local.visit()).rename('Bo');
  await server.visit();
  server.name = ''; // an operator took it away
  await local.visit();
  expect((await server.visit()).name).toBe('');
});

test('where a server refuses the name, both keep to that of the server', async () => {
  const [server, local] = [withServer('Ada'), withoutServer('')];
  server.mutes = true;
  await (await local.visit()).rename('Bo');
  expect((await server.visit()).name).toBe('Ada');
  expect((await local.visit()).name).toBe('Ada');
});

test('where a server cannot take the name just now, the next visit tells it', async () => {
  const [server, local] = [withServer('Ada'), withoutServer('')];
  await server.visit();
  await (await local.visit()).rename('Bo');
  server.isBusy = true;
  await server.visit();
  server.isBusy = false;
  expect((await server.visit()).name).toBe('Bo');
  expect((await local.visit()).name).toBe('Bo');
});
