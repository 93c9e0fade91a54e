import { branches } from '#areas/company/public.ts'
import type { Ctx, Work } from '#platform/context.ts'

type Asked = Pick<Ctx, 'db' | 'known'> | Pick<Work, 'tx'>

/** Whether it is an agent's shop: who takes cash there has it in their own custody, as a courier has. */
export const isAgents = async (asked: Asked, branchId: string) =>
  (await branches(asked)).some(({ id, officeId }) => id === branchId && officeId !== null)

/** Where the cash of a branch is counted. */
export async function officeFor(asked: Asked, branchId: string) {
  const branch = (await branches(asked)).find(({ id }) => id === branchId)
  return branch?.officeId ?? branchId
}
