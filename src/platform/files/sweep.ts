import type { House } from '../context.ts'

const aDay = 86_400_000

/** Bytes are put before the row that names them: what no row names after a day belongs to a command that was rolled back. */
export async function sweepFiles({ db, files, now, log }: Pick<House, 'db' | 'files' | 'now' | 'log'>) {
  const isNamed = async (sha256: string) =>
    (await db.selectFrom('files').select('id').where('sha256', '=', sha256).limit(1).executeTakeFirst()) !== undefined
  const gone = await files.sweep(new Date(now().getTime() - aDay), isNamed)
  if (gone > 0) log.info({ gone }, 'files nobody names were let go')
}
