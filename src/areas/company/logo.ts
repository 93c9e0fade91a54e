import type { Ctx, Work } from '#platform/context.ts'
import { keptFile } from '#platform/files/kept-files.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

/** The mark as it was drawn anew, and where everybody may fetch it; another mark has another address. Null without one. */
export async function companyLogo(asked: Asked) {
  const db = 'tx' in asked ? asked.tx : asked.db
  const row = await db.selectFrom('companyLogo').select('fileId').executeTakeFirst()
  const file = row && (await keptFile({ db }, row.fileId))
  return file ? { ...file, path: `/logo?of=${file.sha256.slice(0, 12)}` } : null
}

/** Its bytes; null as well when they were lost from the store: a paper without the mark is better than none. */
export async function logoBytes({ db, files }: Pick<Ctx, 'db' | 'files'>) {
  const logo = await companyLogo({ db })
  return logo && (await files.has(logo.sha256)) ? files.get(logo.sha256) : null
}
