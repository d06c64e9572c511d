import { readdir, readFile } from 'node:fs/promises';

/** The processor time that the threads of a process have used, in seconds. Linux only. */
export async function cpuSeconds(pid: number): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(threads.map((thread) => readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')));
  return times.reduce((sum, time) => sum + Number(time.split(' ')[0]), 0) / 1e9;
}
