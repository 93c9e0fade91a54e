import type { KyselyPlugin } from 'kysely'
import type { Db } from '#platform/db/database.ts'

/** The same database, which counts what it is asked. */
export function counting(database: Db) {
  let asked = 0
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      asked += 1
      return result
    },
  }
  return { db: database.withPlugin(plugin), asked: () => asked }
}
