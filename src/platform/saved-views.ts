import { z } from 'zod'
import { written } from '#values/shapes.ts'
import type { Ctx, Work } from './context.ts'
import { fieldFault } from './field-fault.ts'
import { Refusal } from './refusal.ts'

/** Lists with their filters under a name, for the person who keeps them. `list` says which list of the office it is. */

export const SaveViewInput = z.object({ viewName: written('اكتب اسم العرض.', 60), query: z.string().max(1000).prefault('') })
export const RenameViewInput = SaveViewInput.pick({ viewName: true }).extend({ viewId: z.uuid() })
export const ForgetViewInput = z.object({ viewId: z.uuid() })

type Reader = Pick<Ctx, 'db' | 'actor'>

export function savedViews({ db, actor }: Reader, list: string) {
  return db
    .selectFrom('savedViews')
    .select(['id', 'name', 'query'])
    .where('ownerId', '=', actor.id)
    .where('list', '=', list)
    .orderBy('name')
    .limit(50)
    .execute()
}

type View = { list: string; name: string; query: string }

/** The same name again means the list as it is now; another list's view of that name stays what it is. */
export async function keepView(work: Work, { list, name, query }: View) {
  const kept = { query, savedAt: work.now() }
  const row = await work.tx
    .insertInto('savedViews')
    .values({ id: work.newId(), ownerId: work.actor.id, list, name, ...kept })
    .onConflict((conflict) => conflict.columns(['ownerId', 'name']).doUpdateSet(kept).where('savedViews.list', '=', list))
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Refusal('house.view-elsewhere', `لك عرض باسم «${name}» في قائمة أخرى. اختر اسمًا آخر.`)
  return row.id
}

/** What it shows stays; the name it had, and its query. One name means one view of this person, whatever the list. */
export async function renameView(work: Work, { list, viewId, name }: { list: string; viewId: string; name: string }) {
  const own = work.tx.selectFrom('savedViews').select(['id', 'list', 'name', 'query']).where('ownerId', '=', work.actor.id)
  const view = await own.where('id', '=', viewId).where('list', '=', list).forUpdate().executeTakeFirst()
  if (!view) throw new Refusal('house.view-gone', 'أُزيل هذا العرض. حدّث الصفحة.', 404)
  const other = await own.where('name', '=', name).where('id', '!=', viewId).executeTakeFirst()
  if (other) throw fieldFault('viewName', `لك عرض آخر باسم «${name}». اختر اسمًا آخر.`)
  await work.tx.updateTable('savedViews').set({ name }).where('id', '=', viewId).execute()
  return { before: view.name, name, query: view.query }
}

/** The name it had; nothing where it was gone, or is somebody else's. */
export function dropView(work: Work, { list, viewId }: { list: string; viewId: string }) {
  return work.tx
    .deleteFrom('savedViews')
    .where('id', '=', viewId)
    .where('ownerId', '=', work.actor.id)
    .where('list', '=', list)
    .returning('name')
    .executeTakeFirst()
}
