import { describe, expect, it } from 'vitest';
import { ShellState } from './shell.svelte';

function shellWith(...names: string[]): ShellState {
  const shell = new ShellState();
  for (const name of names) shell.add({ name, title: name, count: 0 });
  return shell;
}

describe('the sheet', () => {
  it('shows the first part while nobody asked for another', () => {
    const shell = shellWith('turn', 'story');
    expect(shell.sheet).toBeNull();
    expect(shell.shown).toBe('turn');
  });

  it('comes up by itself for what cannot wait, and goes with it', () => {
    const shell = shellWith('turn', 'story');
    shell.peek('turn');
    expect([shell.sheet, shell.peeking]).toEqual(['turn', true]);
    shell.duck();
    expect(shell.sheet).toBeNull();
  });

  it('has no need to come up where there is room for all of the side', () => {
    const shell = shellWith('turn');
    shell.peek('turn');
    shell.roomy = true;
    expect(shell.peeking).toBe(false);
  });

  it('stays with what somebody reads', () => {
    const shell = shellWith('turn', 'story');
    shell.show('story');
    shell.peek('turn');
    shell.duck();
    expect(shell.sheet).toBe('story');
  });

  it('is read where it is: beside the room its first part, and on the sheet the one that was asked for', () => {
    const shell = shellWith('turn', 'story');
    expect(shell.isRead('turn')).toBe(false);
    shell.beside = true;
    expect([shell.isRead('turn'), shell.isRead('story')]).toEqual([true, false]);
    shell.show('story');
    expect([shell.isRead('turn'), shell.isRead('story')]).toEqual([false, true]);
  });

  it('keeps its parts in their order when one of them goes', () => {
    const shell = shellWith('turn');
    const remove = shell.add({ name: 'chat', title: 'chat', count: 2 });
    shell.add({ name: 'list', title: 'list', count: 0 });
    remove();
    expect(shell.parts.map((part) => part.name)).toEqual(['turn', 'list']);
  });
});
