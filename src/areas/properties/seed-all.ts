import type { Ctx } from '#platform/context.ts'
import { seedListings } from './listings/seed.ts'
import { seedProperties } from './seed.ts'

/** The properties, and what is offered of them; what breaks in them is told once somebody lives there. */
export async function seedAll(ctx: Ctx) {
  await seedProperties(ctx)
  await seedListings(ctx)
}
