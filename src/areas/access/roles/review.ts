import type { Right } from '#areas/access/spelling.ts'
import type { Permission, Scope } from '#platform/permissions.ts'
import { counted, rials } from '#values/shapes.ts'
import { sameRight } from './role.ts'

export type Reviewed = { key: string; label: string; before: Right; after: Right }

/** What a sent grid would change. What it did not show is not in it, and stays as it is. */
export function reviewed(permissions: readonly Permission[], rights: ReadonlyMap<string, Right>, sent: URLSearchParams) {
  const problems: string[] = []
  const changes = permissions.flatMap((permission): Reviewed[] => {
    const { key, label } = permission
    const word = sent.get(key)
    if (word === null) return []
    const before = rights.get(key) ?? null
    const scope = (permission.scopes ?? ['all']).find((each) => each === word)
    const after = scope ? rightOf(permission, scope, { sent, problems }) : null
    return sameRight(before, after) ? [] : [{ key, label, before, after }]
  })
  return { changes, problems }
}

type Sent = { sent: URLSearchParams; problems: string[] }

function rightOf({ key, label, limit }: Permission, scope: Scope, { sent, problems }: Sent): Right {
  const typed = limit ? (sent.get(`${key}:${limit}`) ?? '').trim() : ''
  if (!typed) return { scope, amount: null, discount: null }
  const shape = limit === 'amount' ? rials : counted('النسبة من 0 إلى 100.', 0, 100)
  const read = shape.safeParse(typed)
  if (!read.success) problems.push(`${label}: ${read.error.issues[0]?.message ?? ''}`)
  const value = read.data
  return { scope, amount: typeof value === 'bigint' ? value : null, discount: typeof value === 'number' ? value : null }
}
