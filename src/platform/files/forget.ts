import type { Tx } from '../db/database.ts'

/** Rows nobody needs any more, once what named them is gone; their bytes follow with the daily sweep. */
export async function forgetFiles(tx: Tx, ids: string[]) {
  if (ids.length > 0) await tx.deleteFrom('files').where('id', 'in', ids).execute()
}
