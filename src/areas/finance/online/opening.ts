import { partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import type { Ctx, House } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { cut } from '#values/text.ts'
import { askAbout, askQuietly, noteTold } from './asking.ts'
import { openStates, ownOnlinePath } from './online-payment.ts'
import { providerSilent } from './provider.ts'
import { providerOf } from './providers.ts'

/** Longer than the provider is waited for: whoever began to open it is heard of by then, or was killed. */
const lease = 60_000

/**
 * Opens a payment with the provider, by one process at a time. One that began and was never heard of again is looked up by our
 * reference first: two sessions of one payment there must not be.
 */
export async function openWithProvider(ctx: Ctx, paymentId: string) {
  const claimed = await claim(ctx, paymentId)
  if (!claimed) return
  const provider = await providerOf(ctx, claimed.provider)
  if (!provider) return
  try {
    const known = claimed.wasBegun ? await provider.find(paymentId) : null
    const { name, phone, email } = claimed
    const intent = { reference: paymentId, amount: claimed.amount, title: 'مستحقات التحالف', payer: { name, phone, email } }
    const told = known ?? (await provider.create({ ...intent, back: `${ctx.origin}${ownOnlinePath(paymentId)}` }))
    await noteTold(ctx, paymentId, told)
  } catch (error) {
    ctx.log.warn({ err: error, paymentId }, 'the provider of payments online did not open a payment')
    await ctx.db
      .updateTable('onlinePayments')
      .set({ problem: error instanceof Error ? cut(error.message, 200) : 'no answer' })
      .where('id', '=', paymentId)
      .execute()
  }
}

async function claim(ctx: Ctx, paymentId: string) {
  const before = await ctx.db
    .selectFrom('onlinePayments')
    .select(['openingAt', 'amount', 'provider'])
    .where('id', '=', paymentId)
    .executeTakeFirst()
  const party = await partyOfAccount(ctx)
  if (!before || !party) return null
  const taken = await ctx.db
    .updateTable('onlinePayments')
    .set({ openingAt: ctx.now() })
    .where('id', '=', paymentId)
    .where('state', '=', 'started')
    .where('providerRef', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('openingAt', 'is', null),
        eb('openingAt', '<', new Date(ctx.now().getTime() - lease)),
        eb('problem', 'is not', null),
      ]),
    )
    .returning('id')
    .executeTakeFirst()
  return taken ? { ...before, ...party, wasBegun: before.openingAt !== null } : null
}

/** What of the customer’s own is open is cancelled with the provider, and then is what the provider says: paid after all, or over. */
export async function closeOlder(ctx: Ctx) {
  const party = await partyOfAccount(ctx)
  if (!party) return
  const open = await ctx.db
    .selectFrom('onlinePayments')
    .select(['id', 'provider', 'providerRef'])
    .where('partyId', 'in', recordsOf(party.id))
    .where('state', 'in', openStates)
    .execute()
  for (const payment of open) await close(ctx, payment)
}

type Open = { id: string; provider: 'thawani'; providerRef: string | null }

async function close(ctx: House, { id, provider: kind, providerRef }: Open) {
  if (!(await askQuietly(ctx, id))) throw unheard()
  const now = await stateOf(ctx, id)
  if (now?.receiptId)
    throw new Refusal('finance.paid-before', 'استلمنا دفعتك السابقة وصدر سندها. راجع ما بقي عليك قبل أن تدفع من جديد.')
  const provider = await providerOf(ctx, kind)
  const ref = providerRef ?? now?.providerRef
  if (!provider || !ref || now?.endedAt) return
  await provider.cancel(ref).catch((error: unknown) => ctx.log.warn({ err: error }, 'a payment online was not cancelled'))
  await askAbout(ctx, id)
  if ((await stateOf(ctx, id))?.endedAt === null) throw unheard()
}

const stateOf = ({ db }: Pick<House, 'db'>, id: string) =>
  db.selectFrom('onlinePayments').select(['receiptId', 'providerRef', 'endedAt']).where('id', '=', id).executeTakeFirst()

const unheard = () =>
  new Refusal('finance.provider-silent', 'تعذّر الوصول إلى مزوّد الدفع. لم يُخصم شيء جديد؛ أعد المحاولة بعد قليل.', providerSilent)
