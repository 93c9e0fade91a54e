import { approveAs } from '#areas/access/public.ts'
import { addBox } from '#areas/finance/cash/use-cases/change-boxes.ts'
import { closeSession, countSession } from '#areas/finance/cash/use-cases/close-session.ts'
import { openSession } from '#areas/finance/cash/use-cases/open-session.ts'
import { confirmDeposit } from '#areas/finance/cash/use-cases/settle-move.ts'
import { codsToPay } from '#areas/finance/cod/remitting.ts'
import { depositCod } from '#areas/finance/cod/use-cases/deposit-cod.ts'
import { transferPayout } from '#areas/finance/payouts/use-cases/pay-payout.ts'
import { openParcelClaim } from '#areas/parcels/claims/use-cases/open-claim.ts'
import { prepareRemittance } from '#areas/parcels/remittances/use-cases/prepare-remittance.ts'
import { dayOf, daysAfter } from '#values/days.ts'
import { inDecimals } from '#values/money.ts'
import type { ParcelStory as Story } from './parcel-intake.ts'

const dayIn = ({ ctx }: Story, ago: number) => daysAfter(dayOf(ctx.now()), -ago)

/** The counter of parcels has a box of its own, which awad keeps while parcels are collected. */
export async function opensItsBox(story: Story) {
  const { as, offices } = story
  const { id: boxId } = await addBox(as('salim', dayIn(story, 10)), {
    ...{ branchId: offices.get('SLL') ?? '', name: 'صندوق شباك الطرود' },
  })
  const { id: sessionId } = await openSession(as('awad', dayIn(story, 9), '07:50'), { boxId, rials1: '0' })
  return sessionId
}

/** What was collected for merchants in cash goes to the bank, is shown there, and one of them is paid. */
export async function paysAMerchant(story: Story, sessionId: string) {
  const { as, ctx, accountId, person } = story
  const cods = await ctx.db.selectFrom('cods').selectAll().where('way', '=', 'box').execute()
  const [first] = cods
  if (!first) return
  const sum = cods.reduce((total, { amount }) => total + amount, 0n)
  const moveId = ctx.newId()
  const cod = cods.map(({ id }) => id)
  await depositCod(as('awad', dayIn(story, 5), '18:30'), { moveId, account: accountId, amount: inDecimals(sum), cod })
  await countSession(as('awad', dayIn(story, 5), '19:00'), { sessionId, rials1: '0' })
  await closeSession(as('awad', dayIn(story, 5), '19:05'), { sessionId })
  await confirmDeposit(as('zahra', dayIn(story, 4), '09:20'), { moveId, slip: 'CD-55210' })
  const { merchantId } = first
  const ready = (await codsToPay(ctx, merchantId)).map(({ id }) => id)
  const remittance = { id: ctx.newId(), merchantId, iban: 'OM810180000001299123456', cod: ready }
  const { id, approvalId } = await prepareRemittance(as('zahra', dayIn(story, 3), '10:00'), remittance)
  if (approvalId) await approveAs(ctx, person('salim'), { id: approvalId, at: as('salim', dayIn(story, 3), '12:00').now() })
  await transferPayout(as('zahra', dayIn(story, 2), '09:40'), { payoutId: id, account: accountId, reference: 'FT-REM-1' })
}

/** One who took a parcel says that a piece of it was missing. */
export async function hearsOfALoss(story: Story) {
  const { as, ctx } = story
  const parcel = await ctx.db
    .selectFrom('parcels')
    .select('id')
    .where('state', '=', 'handed-over')
    .where('content', '=', 'مباخر فخار')
    .executeTakeFirst()
  if (!parcel) return
  const what = 'فتحت الكرتون فوجدت مبخرتين من ثلاث'
  const claim = {
    id: ctx.newId(),
    parcelId: parcel.id,
    claimant: 'recipient' as const,
    kind: 'short' as const,
    asked: '6',
    photos: [],
  }
  await openParcelClaim(as('asma', dayIn(story, 1), '11:10'), { ...claim, what })
}
