import type { Ctx } from '#platform/context.ts'
import { addDemonstrationAccount } from './use-cases/add-demonstration-account.ts'

/** Two people of the demonstration office: one who may everything, one who has been given nothing yet. */
export async function seed(ctx: Ctx) {
  await addDemonstrationAccount(ctx, { name: 'مريم الشحري', email: 'maryam@altahaluf.example', administrator: true })
  await addDemonstrationAccount(ctx, { name: 'سعيد المعشني', email: 'said@altahaluf.example', administrator: false })
}
