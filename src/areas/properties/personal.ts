import type { Personal } from '#platform/personal.ts'
import { ownLeasePersonal } from './own-lease/personal.ts'
import { viewingsPersonal } from './viewings/personal.ts'

const rooms = [viewingsPersonal, ownLeasePersonal]

/** What the rooms keep about people, as one. */
export const propertiesPersonal: Personal = {
  processing: rooms.flatMap(({ processing }) => processing),
  kept: async (ctx, subject) => (await Promise.all(rooms.map((room) => room.kept(ctx, subject)))).flat(),
  async forget(work, subject) {
    const forgotten = []
    for (const room of rooms) forgotten.push(...(await room.forget(work, subject)))
    return forgotten
  },
}
