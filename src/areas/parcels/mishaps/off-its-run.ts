import type { Work } from '#platform/context.ts'

/** It is on no run any more: whoever had it to bring has nothing left to do with it. */
export const takeOffItsRun = (work: Work, parcelId: string, note: string) =>
  work.tx
    .updateTable('parcelStops')
    .set({ state: 'back', note, endedAt: work.now() })
    .where('parcelId', '=', parcelId)
    .where('state', 'in', ['loaded', 'failed'])
    .execute()
