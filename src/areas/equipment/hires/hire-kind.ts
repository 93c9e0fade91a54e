import { holdersByNumber } from '#areas/contracts/public.ts'
import { askDepositFor } from '#areas/finance/public.ts'
import type { Work } from '#platform/context.ts'
import type { ContractKind, HeldContract } from '#platform/contract-kind.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayOf, daysAfter, timeOn } from '#values/days.ts'
import { openMachineClaims } from '../claims/queries.ts'
import { sheetsBehindInvoice } from '../papers/behind-invoice.ts'
import { hirePath } from '../paths.ts'
import { equipmentPermissions } from '../permissions.ts'
import { openDifferences } from '../pools/differing.ts'
import { hireRulesNow } from '../rules/queries.ts'
import { planJobFor } from '../transport/jobs-of-lines.ts'
import { mustWaitForNoDiscount } from './discount.ts'
import { depositAhead } from './drafting.ts'
import { giveUpLines, giveUpPools } from './giving-up.ts'
import { hireKind } from './hire.ts'
import { hireText } from './hire-text.ts'
import { hireValues, hireVariables } from './hire-values.ts'
import { linesOf, loadHireForUpdate } from './load-for-update.ts'
import { poolLines } from './pool-lines.ts'
import { giveRoomBack, takeRoom } from './taking-room.ts'

/** Hires of machines in the register of contracts: a draft is a quotation. */
export const hireContracts: ContractKind = {
  ...{
    kind: hireKind,
    label: 'عقد تأجير معدات',
    offer: 'عرض سعر معدات',
    letters: 'EQ',
    roles: { hirer: 'مستأجر المعدّة' },
    path: hirePath,
  },
  ...{ firstText: hireText, beginsByItself: true, openedBy: equipmentPermissions.viewHires },
  holders: holdersByNumber(hireKind),
  behindInvoice: sheetsBehindInvoice,
  variables: hireVariables,
  valuesOf: hireValues,
  async depositWaitsFor({ db }, contractId) {
    const row = await db.selectFrom('hires').select('state').where('contractId', '=', contractId).executeTakeFirst()
    const isOut = row && row.state !== 'returned' && row.state !== 'called-off'
    const claims = (await openMachineClaims(db, contractId)).map(({ number }) => `تسوية محضر الضرر ${number}`)
    const counts = (await openDifferences(db, contractId)) > 0 ? ['الاتفاق على عدّ السقالات التي أُعيدت'] : []
    return [...(isOut ? ['إعادة المعدات'] : []), ...claims, ...counts]
  },
  async sending(work, contract) {
    await mustWaitForNoDiscount(work, contract.id)
    await takeRoom(work, contract)
  },
  takingBack: (work, { id }) => giveRoomBack(work, id),
  async activating(work, contract) {
    await askDeposit(work, contract)
    await planWaysOut(work, contract)
  },
  async cancelling(work, { id }) {
    await giveRoomBack(work, id)
    await work.tx
      .updateTable('hires')
      .set({ state: 'called-off' })
      .where('contractId', '=', id)
      .where('state', '=', 'open')
      .execute()
  },
  callOff: {
    async whyNot({ db }, { id }) {
      const row = await db.selectFrom('hires').select('state').where('contractId', '=', id).executeTakeFirst()
      return row?.state === 'out' || row?.state === 'returned' ? 'خرجت معدات هذا العقد، فلا يُلغى. سجّل إنهاء تأجيرها.' : null
    },
    says: async () => [{ question: 'بعد الاعتماد', answer: 'تعود المعدات المحجوزة للعرض، ولا يُحسب على العميل شيء.' }],
    async does(work, { id }, { reason }) {
      const hire = await loadHireForUpdate(work, id, equipmentPermissions.viewHires)
      if (hire.state !== 'open') return
      await giveUpLines(work, hire, { lines: hire.lines, why: reason })
      if (hire.pools.length > 0)
        await giveUpPools(work, await loadHireForUpdate(work, id, equipmentPermissions.viewHires), reason)
    },
  },
  ending: (work, { id }) => mustBeBack(work, id),
  terminating: (work, { id }) => mustBeBack(work, id),
}

async function askDeposit(work: Work, contract: HeldContract) {
  const { id: contractId, partyId, branchId, number, title } = contract
  const amount = depositAhead({ lines: await linesOf(work.tx, contractId), pools: await poolLines(work.tx, contractId) })
  if (amount === 0n) return
  const { depositDays } = await hireRulesNow(work.tx)
  const about = { contractId, partyId, branchId, line: 'equipment' as const, contract: number, thing: title }
  await askDepositFor(work, { ...about, amount, dueOn: dayOf(work.now()), releaseOn: daysAfter(contract.endsOn, depositDays) })
}

/** In the morning of its first day; the clerk moves it on the page of trucks. */
async function planWaysOut(work: Work, contract: HeldContract) {
  const hire = await siteOf(work, contract.id)
  for (const line of await linesOf(work.tx, contract.id)) {
    const at = new Date(Math.max(timeOn(line.startsOn, '07:00').getTime(), work.now().getTime()))
    await planJobFor(work, { line, hire: { ...hire, contract }, way: 'out', at })
  }
}

const siteOf = ({ tx }: Work, contractId: string) =>
  tx.selectFrom('hires').select(['contractId', 'site', 'km']).where('contractId', '=', contractId).executeTakeFirstOrThrow()

async function mustBeBack({ tx }: Work, contractId: string) {
  const row = await tx.selectFrom('hires').select('state').where('contractId', '=', contractId).executeTakeFirst()
  if (row?.state === 'open' || row?.state === 'out')
    throw new Refusal('equipment.still-out', 'لم تُعَد المعدات كلها بعد، فلا ينتهي العقد.')
}
