import { isFault } from '#platform/faults.ts'

/** A task that is done and over. */
export async function atOnce(task: () => Promise<void>) {
  await task().catch(giveUp)
  process.exit(0)
}

/** A fault is said in its sentence; anything else is a bug, with where it came from. */
export function giveUp(error: unknown): never {
  console.error(isFault(error) ? `\n${error.message}` : error)
  process.exit(1)
}
