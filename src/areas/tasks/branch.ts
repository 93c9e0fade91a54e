import { branches } from '#areas/company/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { isEverywhere } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { taskPermissions } from './permissions.ts'

type Asked = Pick<Ctx, 'db' | 'actor'> | Pick<Work, 'tx' | 'actor'>

/** The branches for which this person may make tasks, as pairs for a list; whoever is bound to one or more works for the first. */
export async function branchesToChoose(asked: Asked) {
  const far = asked.actor.reach(taskPermissions.manage) ?? []
  const open = await branches(asked)
  const isBound = !isEverywhere(far) && far.every(({ branchId }) => branchId !== null)
  const near = isBound ? open.filter(({ id }) => far.some(({ branchId }) => branchId === id)) : open
  return { choices: near.map(({ id, nameAr }) => [id, nameAr] as const), own: isBound ? (near[0]?.id ?? null) : null }
}

/** The branch a new task belongs to: the chosen one, else one's own; of the whole company where one is bound to none. */
export async function branchOf(work: Pick<Work, 'tx' | 'actor'>, chosen: string | undefined) {
  const { choices, own } = await branchesToChoose(work)
  if (!chosen) return own
  if (!choices.some(([id]) => id === chosen)) throw new Refusal('tasks.no-branch', 'اختر الفرع من القائمة.', 422)
  return chosen
}
