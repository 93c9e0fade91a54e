import { roleNames } from '#areas/access/public.ts'
import { addTask, dueBy, settleTasks } from '#areas/tasks/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { cut } from '#values/text.ts'
import { type Contract, toldOf } from './held.ts'

const manager = 'branchManager'
const about = (id: string) => ({ rule: 'contracts.to-activate', subject: { kind: 'contract', id } })

/** Everybody has signed: it comes into force when whoever manages its branch says so. */
export async function callToActivate(work: Work, one: Contract) {
  const { id, branchId, title, startsOn } = one
  const { kind, number, party } = await toldOf(work, one)
  await addTask(work, {
    ...{ ...about(id), period: id, role: manager, branchId, dueAt: dueBy(dayOf(work.now())) },
    title: cut(`فعّل ${kind} ${number} بعد توقيع الجميع: ${party}`, 200),
    details: cut(`${title}. أول يوم في مدته ${dayInWords(startsOn)}.`, 400),
  })
}

/** What that role is called here, for whoever reads the contract and may not say so. */
export const whoActivates = async (ctx: Pick<Ctx, 'db'>) => (await roleNames(ctx)).get(manager) ?? 'من يدير الفرع'

/** It is in force, or will never be. */
export const settleActivation = (work: Work, contractId: string) => settleTasks(work, about(contractId))
