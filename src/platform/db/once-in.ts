import type { Db } from './database.ts'

const kept = new WeakMap<Db, Map<string, Promise<unknown>>>()

/** What one transaction asks again and again, and what stays as it is until its end: asked once in it. */
export function onceIn<Answer>(tx: Db, key: string, ask: () => Promise<Answer>): Promise<Answer> {
  if (!tx.isTransaction) return ask()
  const own = kept.get(tx) ?? new Map<string, Promise<unknown>>()
  kept.set(tx, own)
  const asked = (own.get(key) as Promise<Answer> | undefined) ?? ask()
  own.set(key, asked)
  return asked
}
