import { describe, expect, test } from 'vitest';
import { Queue } from './in_turn';

/** A page whose clock goes on by what is drawn, and whose tasks are run by hand. */
function page() {
  const tasks: (() => void)[] = [];
  const drawn: string[] = [];
  let time = 0;
  const queue = new Queue({ now: () => time, soon: (task) => tasks.push(task) });
  const part = (name: string, takes: number) => () => {
    drawn.push(name);
    time += takes;
  };
  return { queue, tasks, drawn, part, run: () => tasks.shift()?.() };
}

describe('parts of a page', () => {
  test('are drawn in their order, as many at a stretch as there is time for', () => {
    const { queue, drawn, part, run } = page();
    for (const name of ['a', 'b', 'c', 'd']) queue.add(part(name, 1));
    run();
    expect(drawn).toEqual(['a', 'b']);
    run();
    expect(drawn).toEqual(['a', 'b', 'c', 'd']);
  });

  test('are one at a stretch where each is slow', () => {
    const { queue, drawn, part, run } = page();
    for (const name of ['a', 'b']) queue.add(part(name, 30));
    run();
    expect(drawn).toEqual(['a']);
  });

  test('are not drawn once they are gone', () => {
    const { queue, drawn, part, run, tasks } = page();
    const leave = queue.add(part('a', 1));
    queue.add(part('b', 1));
    leave();
    run();
    expect(drawn).toEqual(['b']);
    expect(tasks).toEqual([]);
  });

  test('that fail do not keep the others', () => {
    const { queue, drawn, part, run } = page();
    queue.add(() => {
      throw new Error('torn');
    });
    queue.add(part('b', 1));
    expect(run).toThrow('torn');
    run();
    expect(drawn).toEqual(['b']);
  });

  test('that a part brings along come after those that wait', () => {
    const { queue, drawn, part, run } = page();
    queue.add(() => {
      drawn.push('a');
      queue.add(part('inside a', 1));
    });
    queue.add(part('b', 1));
    run();
    expect(drawn).toEqual(['a', 'b', 'inside a']);
  });

  test('that nobody misses at first come last, even if others ask later', () => {
    const { queue, drawn, part, run } = page();
    queue.addLast(part('last', 1));
    queue.add(() => {
      drawn.push('a');
      queue.add(part('inside a', 1));
    });
    run();
    expect(drawn).toEqual(['a', 'inside a', 'last']);
  });
});
