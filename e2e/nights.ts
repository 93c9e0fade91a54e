import { approvables, areas, contractKinds, recordKinds } from '#app/areas.ts'
import { notices } from '#app/subscribers.ts'
import { uuidv7 } from '#platform/ids.ts'
import { insideHouse } from './house.ts'

/** What every area does once a day, done on the day that a clock shows: the worker of a server waits for the night. */
export const aNight = (name: string, now: () => Date) =>
  insideHouse(name, async (house) => {
    const known = { approvables, contractKinds, recordKinds, notices }
    for (const { daily } of areas) await daily?.({ ...house, ...known, now, newId: () => uuidv7(now()) })
  })
