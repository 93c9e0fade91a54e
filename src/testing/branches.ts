import type { Db } from '#platform/db/database.ts'

export const salalah = '00000000-0000-7000-8000-0000000000a1'
export const thumrait = '00000000-0000-7000-8000-0000000000b2'

/** Two branches for people to work in; asked for again they are the same two. */
export async function openBranches(db: Db) {
  const open = {
    wilayat: 'صلالة',
    address: null,
    phone: null,
    hours: null,
    active: true,
    addedAt: new Date('2026-01-10T08:00:00Z'),
  }
  const rows = [
    { ...open, id: salalah, code: 'TSA', nameAr: 'فرع السعادة' },
    { ...open, id: thumrait, code: 'TTH', nameAr: 'فرع ثمريت' },
  ]
  await db
    .insertInto('branches')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
