import { financePermissions } from '#areas/finance/permissions.ts'
import { addTask, settleTasks } from '#areas/tasks/public.ts'
import type { House, Work } from '#platform/context.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { cut } from '#values/text.ts'
import { waitsInWords } from './deposit.ts'
import { depositWaits } from './waits.ts'

const aboutDeposit = (id: string) => ({ rule: 'finance.deposit-due', subject: { kind: 'deposit', id } })

/** Once a day: what is held longer than it was to be calls whoever settles it. */
export async function depositsDue(house: Pick<House, 'db' | 'now' | 'newId' | 'contractKinds'>) {
  const { db, now, newId } = house
  await db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('deposits')
      .select(['id', 'holder', 'contract', 'held', 'releaseOn', 'branchId'])
      .where('held', '>', 0n)
      .where('releaseOn', '<=', dayOf(now()))
      .orderBy('releaseOn')
      .limit(500)
      .execute()
    for (const { id, holder, contract, held, releaseOn, branchId } of due) {
      const title = cut(`حان موعد رد تأمين ${contract}: ${holder}، ${inRials(held)}`, 200)
      const waits = await depositWaits({ tx, contractKinds: house.contractKinds }, id)
      const known = waits.length > 0 ? waitsInWords(waits) : 'راجع ما على العميل، واخصم ما يثبت بدليله، ثم ردّ الباقي بسند صرف.'
      const asked = {
        title,
        details: cut(known, 400),
        role: 'accountant',
        needs: financePermissions.deductDeposits,
        branchId,
        dueAt: now(),
        period: releaseOn ?? '',
      }
      await addTask({ tx, now, newId }, { ...aboutDeposit(id), ...asked })
    }
  })
}

/** Nothing is held any more: there is nothing left to remember. */
export async function settleWhenEmpty(work: Work, depositId: string) {
  const { held } = await work.tx.selectFrom('deposits').select('held').where('id', '=', depositId).executeTakeFirstOrThrow()
  if (held === 0n) await settleTasks(work, aboutDeposit(depositId))
}

/** It is to go back on another day. */
export const forgetDue = (work: Work, depositId: string) => settleTasks(work, aboutDeposit(depositId))
