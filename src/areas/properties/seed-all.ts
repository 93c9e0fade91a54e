import type { Ctx } from '#platform/context.ts'
import { seedListings } from './listings/seed.ts'
import { seedMaintenance } from './maintenance/seed.ts'
import { seedProperties } from './seed.ts'

/** The properties first, then what happens in them. */
export async function seedAll(ctx: Ctx) {
  await seedProperties(ctx)
  await seedListings(ctx)
  await seedMaintenance(ctx)
}
