import type { Operation } from './queue.ts'
import { put, remove } from './store.ts'

/** What the office has stays as it is. */
export async function dropOperations(operations: readonly Operation[]) {
  for (const { id } of operations) await remove('operations', id)
}

/** Whoever wrote it has seen what the office has now; a signature is given anew. */
export async function takeMine(operations: readonly Operation[], version: number) {
  for (const one of operations) {
    if (one.state === 'done') continue
    if (one.state === 'changed' && one.snapshot) await remove('operations', one.id)
    else await put('operations', { ...one, seen: version, state: one.state === 'changed' ? 'waiting' : one.state })
  }
}

export const sendAgain = (operation: Operation) => put('operations', { ...operation, state: 'waiting' })
