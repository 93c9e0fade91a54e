import { filesOf, type Operation } from './queue.ts'

const shown = new Map<string, string[]>()

/** Under which addresses this tab shows the pictures of an operation that the office does not have yet. */
export function picturesOf(operation: Operation) {
  const before = shown.get(operation.id)
  if (before) return before
  const addresses = filesOf(operation).map((file) => URL.createObjectURL(file))
  shown.set(operation.id, addresses)
  return addresses
}

/** Those of other operations are let go. */
export function keepPicturesOf(operations: readonly Operation[]) {
  const ids = new Set(operations.map(({ id }) => id))
  for (const [id, addresses] of shown) {
    if (ids.has(id)) continue
    for (const address of addresses) URL.revokeObjectURL(address)
    shown.delete(id)
  }
}
