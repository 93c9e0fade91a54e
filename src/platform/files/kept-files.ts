import type { Ctx } from '../context.ts'

/** The files of these ids, in the order they came: what a screen says of them before they are opened. */
export function keptFiles({ db }: Pick<Ctx, 'db'>, ids: string[]) {
  if (ids.length === 0) return Promise.resolve([])
  return db.selectFrom('files').select(['id', 'name', 'mediaType', 'size']).where('id', 'in', ids).orderBy('id').execute()
}

/** What is needed to hand one out. Whether this person may have it is for the area to say that it belongs to. */
export function keptFile({ db }: Pick<Ctx, 'db'>, id: string) {
  return db.selectFrom('files').select(['sha256', 'name', 'mediaType']).where('id', '=', id).executeTakeFirst()
}
