import { approveAs } from '#areas/access/public.ts'
import { pieces } from '#areas/finance/cash/cash.ts'
import { addBox } from '#areas/finance/cash/use-cases/change-boxes.ts'
import { closeSession, countSession } from '#areas/finance/cash/use-cases/close-session.ts'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { confirmDeposit } from '#areas/finance/cash/use-cases/settle-move.ts'
import { codsToPay } from '#areas/finance/cod/remitting.ts'
import { countCustody } from '#areas/finance/cod/use-cases/count-custody.ts'
import { depositCod } from '#areas/finance/cod/use-cases/deposit-cod.ts'
import { transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { handOverCode, withCourier } from '#areas/finance/public-cod.ts'
import { declareOwn } from '#areas/parcels/custody/use-cases/declare-own.ts'
import { prepareRemittance } from '#areas/parcels/remittances/use-cases/prepare-remittance.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { inDecimals } from '#values/money.ts'
import { couriers } from './courier-round.ts'
import type { ParcelStory as Story } from './parcel-intake.ts'

/** The last count is short of this. */
const short = 250n

type CashOfCouriers = { boxId: string; times: number }

/** The box into which couriers hand over what they took at doors. */
export async function cashOfCouriers({ as, offices, ctx }: Story): Promise<CashOfCouriers> {
  const { id: boxId } = await addBox(as('salim', daysAfter(dayOf(ctx.now()), -31)), {
    ...{ branchId: offices.get('SLL') ?? '', name: 'صندوق عهد المندوبين' },
  })
  return { boxId, times: 0 }
}

type Evening = { day: string; isLast: boolean }

/** All of them count with the cashier; what was taken for merchants goes to the bank, and one of them is paid. The last time a coin is missing. */
export async function handsOver(story: Story, cash: CashOfCouriers, { day, isLast }: Evening) {
  const { as, ctx } = story
  const { id: sessionId } = await openSession(as('awad', day, '20:00'), { boxId: cash.boxId, rials1: '0' })
  const taken: { ids: string[]; sum: bigint } = { ids: [], sum: 0n }
  for (const courier of couriers) {
    const { cods, sum } = await withCourier({ db: ctx.db }, story.person(courier).id)
    if (sum === 0n) continue
    const id = ctx.newId()
    await declareOwn(as(courier, day, '20:10'), { id, ...inPieces(sum) })
    const isShort = isLast && courier === 'badr'
    const counted = inPieces(isShort ? sum - short : sum)
    await countCustody(as('awad', day, '20:14'), { handOverId: id, code: await handOverCode(ctx.db, id), ...counted })
    if (isShort) continue
    taken.ids.push(...cods.map((cod) => cod.id))
    taken.sum += sum
  }
  const moveId = ctx.newId()
  if (taken.ids.length > 0)
    await depositCod(as('awad', day, '20:30'), {
      ...{ moveId, account: story.accountId, amount: inDecimals(taken.sum), cod: taken.ids },
    })
  await countSession(as('awad', day, '20:40'), { sessionId, rials1: '0' })
  await closeSession(as('awad', day, '20:45'), { sessionId })
  if (taken.ids.length === 0) return
  await confirmDeposit(as('zahra', daysAfter(day, 1), '10:10'), { moveId, slip: `CD-5${4100 + cash.times}` })
  cash.times += 1
  if (cash.times % 2 === 0 && cash.times > 2) await paysOn(story, { day, week: cash.times / 2, isLast })
}

const phones = ['+96890000162', '+96890000161', '+96890000163'] as const

/** From the second week on one of the three a week; after the last one the next is prepared and waits to be agreed to. */
async function paysOn(
  { as, ctx, accountId, person }: Story,
  { day, week, isLast }: { day: string; week: number; isLast: boolean },
) {
  const phone = phones[(week - 1) % phones.length] as string
  const { senderId: merchantId } = await ctx.db
    .selectFrom('parcels')
    .select('senderId')
    .where('senderPhone', '=', phone)
    .limit(1)
    .executeTakeFirstOrThrow()
  const cod = (await codsToPay(ctx, merchantId)).map(({ id }) => id)
  if (cod.length === 0) return
  const asked = { id: ctx.newId(), merchantId, iban: 'OM810180000001299123456', cod }
  const { id, approvalId } = await prepareRemittance(as('zahra', daysAfter(day, 2), '11:00'), asked)
  if (!approvalId || isLast) return
  await approveAs(ctx, person('salim'), { id: approvalId, at: as('salim', daysAfter(day, 2), '12:00').now() })
  await transferPayout(as('zahra', daysAfter(day, 3), '09:40'), {
    payoutId: id,
    account: accountId,
    reference: `FT-REM-W${week}`,
  })
}

/** A sum in the notes and coins it is counted by. */
function inPieces(sum: bigint) {
  let left = sum
  const counted: Record<string, string> = {}
  for (const { name, worth } of pieces) {
    if (left >= worth) counted[name] = String(left / worth)
    left %= worth
  }
  return counted
}
