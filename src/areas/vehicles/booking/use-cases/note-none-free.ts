import type { z } from 'zod'
import { vehiclesPermissions } from '#areas/vehicles/permissions.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { countTryFrom } from '#platform/tries.ts'
import { NoneFreeInput } from '../inputs.ts'
import { writeNoneFree } from '../none-free.ts'

/** At the desk, when a customer goes without a car. */
export const noteNoneFree = command({
  name: 'vehicles.note-none-free',
  permission: vehiclesPermissions.reserve,
  input: NoneFreeInput,
  run: (work, asked) => writeNoneFree(work, { ...asked, way: 'desk' }),
})

const note = command({
  name: 'vehicles.note-none-free-on-web',
  permission: anyone,
  input: NoneFreeInput,
  run: (work, asked) => writeNoneFree(work, { ...asked, way: 'web' }),
})

const door = { name: 'cars-none-free', most: 60, seconds: 3600 }

/** A page tells it by itself, so it is counted before anything else. */
async function noteCounted(ctx: Ctx, typed: z.input<typeof NoneFreeInput>) {
  await countTryFrom(ctx, door)
  return note(ctx, typed)
}
export const noteNoneFreeOnWeb = Object.assign(noteCounted, { permission: anyone, input: NoneFreeInput })
