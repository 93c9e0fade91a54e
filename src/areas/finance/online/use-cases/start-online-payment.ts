import { partyOfAccount } from '#areas/customers/public.ts'
import { onceFor } from '#areas/finance/once.ts'
import { branchOfDues, ownDues } from '#areas/finance/portal/meant.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { askQuietly } from '../asking.ts'
import { onlinePaymentStarted } from '../facts.ts'
import { type StartOnlineForm, StartOnlineInput } from '../inputs.ts'
import { closeOlder, openWithProvider } from '../opening.ts'
import { ownOnlinePayment } from '../queries.ts'

/** The row first, and the provider after it: whatever happens between, it is known what was begun. */
export const beginOnlinePayment = command({
  name: 'finance.start-online-payment',
  permission: anyoneSignedIn,
  input: StartOnlineInput,
  async run(work, { id, amount, due }) {
    await onceFor(work, id)
    const party = await partyOfAccount({ db: work.tx, actor: work.actor })
    if (!party) throw new Refusal('not-found', 'لا ملف عميل لهذا الحساب بعد. حدّث الصفحة بعد لحظات.', 404)
    const before = await work.tx.selectFrom('onlinePayments').select('partyId').where('id', '=', id).executeTakeFirst()
    if (before?.partyId === party.id) return work.repeated()
    const provider = await work.tx.selectFrom('onlineProviders').select('kind').where('active', '=', true).executeTakeFirst()
    if (!provider) throw noProvider()
    const dues = await ownDues(work, party.id, due)
    const row = { id, partyId: party.id, provider: provider.kind, amount, branchId: await branchOfDues(work, party.id, dues) }
    const begun = await work.tx
      .insertInto('onlinePayments')
      .values({ ...row, startedBy: work.actor.id, startedAt: work.now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!begun) throw anotherOpen()
    if (dues.length > 0) {
      await work.tx
        .insertInto('onlinePaymentDues')
        .values(dues.map((chargeId) => ({ paymentId: id, chargeId })))
        .execute()
    }
    work.record(onlinePaymentStarted, id, { partyId: party.id, name: party.name, amount })
  },
})

const noProvider = () => new Refusal('finance.no-provider', 'الدفع الإلكتروني غير متاح الآن. ادفع بتحويل بنكي.')
const anotherOpen = () =>
  new Refusal('finance.payment-under-way', 'لك عملية دفع قيد التأكيد. لا تدفع مرة أخرى، وحدّث الصفحة بعد لحظات.')

/** What was open is closed with the provider first, so that nobody pays twice; then this one is opened there. */
async function start(ctx: Ctx, typed: StartOnlineForm) {
  const { id } = StartOnlineInput.parse(typed)
  const isAgain = await ctx.db.selectFrom('onlinePayments').select('id').where('id', '=', id).executeTakeFirst()
  if (!isAgain) await closeOlder(ctx)
  await beginOnlinePayment(ctx, typed)
  await openWithProvider(ctx, id)
  return { id }
}
export const startOnlinePayment = Object.assign(start, { permission: anyoneSignedIn })

/** The customer’s own, as it is with the provider now: opened there if it never was. */
async function again(ctx: Ctx, { paymentId }: { paymentId: string }) {
  await mustBeOwn(ctx, paymentId)
  await openWithProvider(ctx, paymentId)
  await askQuietly(ctx, paymentId)
  return { id: paymentId }
}
export const askOwnPayment = Object.assign(again, { permission: anyoneSignedIn })

/** Left by the customer: closed with the provider, unless it was paid meanwhile. */
async function leave(ctx: Ctx, { paymentId }: { paymentId: string }) {
  await mustBeOwn(ctx, paymentId)
  await closeOlder(ctx)
  return { id: paymentId }
}
export const leaveOwnPayment = Object.assign(leave, { permission: anyoneSignedIn })

async function mustBeOwn(ctx: Ctx, paymentId: string) {
  if (!(await ownOnlinePayment(ctx, paymentId))) throw new Refusal('not-found', 'لا توجد هذه العملية.', 404)
}
