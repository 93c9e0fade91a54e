import { z } from 'zod'
import { collectingPermissions } from '#areas/collecting/permissions.ts'
import { command } from '#platform/command.ts'
import { settleOver } from '../promised.ts'

/** Once a day: the promises that were kept, and those whose day is over. */
export const settlePromises = command({
  name: 'properties.settle-promises',
  permission: collectingPermissions.collect,
  input: z.object({}),
  async run(work) {
    const settled = await settleOver(work, null)
    if (settled === 0) work.repeated()
    return { settled }
  },
})
