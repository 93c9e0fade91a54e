import { asTheHouse } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { cut } from '#values/text.ts'
import { openStates } from './online-payment.ts'
import type { Provider, Told } from './provider.ts'
import { providerOf } from './providers.ts'
import { settleOnlinePayment } from './use-cases/settle-online-payment.ts'

/** Asks the provider what became of a payment, and lets it become that. Whoever pressed, told or rang has no say in it. */
export async function askAbout(house: House, paymentId: string) {
  const payment = await house.db.selectFrom('onlinePayments').selectAll().where('id', '=', paymentId).executeTakeFirst()
  if (!payment || payment.receiptId) return
  const provider = await providerOf(house, payment.provider)
  if (!provider) return
  const told = await toldOf(provider, payment)
  await noteTold(house, paymentId, told)
  await settleOnlinePayment(asTheHouse(house), { paymentId, told })
}

/** Where the answer to its opening was lost, it is found by our own reference. */
const toldOf = (provider: Provider, { id, providerRef }: { id: string; providerRef: string | null }) =>
  providerRef ? provider.fetch(providerRef) : provider.find(id)

/** By what the provider knows it and where it is paid, kept as soon as it is known. */
export async function noteTold({ db, now }: Pick<House, 'db' | 'now'>, paymentId: string, told: Told | null) {
  const asked = { askedAt: now(), problem: null }
  await db
    .updateTable('onlinePayments')
    .set(({ eb }) => ({ ...asked, tries: eb('tries', '+', 1) }))
    .where('id', '=', paymentId)
    .execute()
  if (told?.reference !== paymentId) return
  const { providerRef, redirectUrl, expiresAt, invoice } = told
  await db
    .updateTable('onlinePayments')
    .set({ providerRef, redirectUrl, expiresAt, invoice, state: 'pending' })
    .where('id', '=', paymentId)
    .where('state', '=', 'started')
    .execute()
}

const noteProblem = ({ db, now }: House, paymentId: string, problem: string) =>
  db
    .updateTable('onlinePayments')
    .set(({ eb }) => ({ askedAt: now(), problem: cut(problem, 200), tries: eb('tries', '+', 1) }))
    .where('id', '=', paymentId)
    .execute()

/** The same where nobody waits for an answer: what the provider does not say now is asked again later. */
export async function askQuietly(house: House, paymentId: string) {
  try {
    await askAbout(house, paymentId)
    return true
  } catch (error) {
    house.log.warn({ err: error, paymentId }, 'the provider of payments online said nothing')
    await noteProblem(house, paymentId, error instanceof Error ? error.message : 'no answer')
    return false
  }
}

const aDay = 24 * 3_600_000

/** Every quarter of an hour: what is open, and what ended without money since yesterday. Messages get lost, and money comes late. */
export async function reconcileOnline(house: House) {
  const rows = await house.db
    .selectFrom('onlinePayments')
    .select('id')
    .where('receiptId', 'is', null)
    .where(({ eb, or }) =>
      or([
        eb('state', 'in', openStates),
        eb('endedAt', '>', new Date(house.now().getTime() - aDay)).and('state', '<>', 'differs'),
      ]),
    )
    .orderBy('startedAt')
    .limit(500)
    .execute()
  for (const { id } of rows) await askQuietly(house, id)
}
