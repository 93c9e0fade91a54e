import { codTakenOf } from '#areas/finance/public-cod.ts'
import { parcelPermissions as may } from '#areas/parcels/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { withinReach } from '#platform/reach.ts'
import { phoneFault } from '#values/phones.ts'
import { phone } from '#values/shapes.ts'
import { readNumber, shownNumber } from '../journey/number.ts'
import { parcelShown } from '../journey/parcel-detail.ts'
import { isAgents } from './agents.ts'
import { dueAtCounter, pickupPapers } from './due.ts'
import { dueAtDoor } from './taking-money.ts'

const mostWaiting = 30

/** Whoever stands at the counter: by a number the one parcel, by a phone all that wait for it. */
export async function counterPage(ctx: Ctx, { query }: { query: URLSearchParams }) {
  const typed = (query.get('q') ?? '').trim()
  const waiting = await waitingFor(ctx, typed)
  const [only] = waiting
  const one = only && waiting.length === 1 ? await parcelShown(ctx, only.id) : null
  const open = one
    ? one.papers.filter(({ id }) => pickupPapers(one).includes(id)).reduce((sum, paper) => sum + paper.open, 0n)
    : 0n
  return {
    typed,
    fault: faultIn(typed, waiting.length),
    waiting,
    one: one && {
      ...{ ...one, open, due: await dueAtCounter(ctx, one), codTaken: await codTakenOf(ctx, one.id) },
      atAgent: (await isAgents(ctx, one.branchId)) ? await dueAtDoor(ctx, one) : null,
    },
  }
}
export type CounterPage = Awaited<ReturnType<typeof counterPage>>
export type AtCounter = NonNullable<CounterPage['one']>

function faultIn(typed: string, found: number) {
  if (!typed || found > 0) return null
  if (readNumber(typed) === 'wrong') return 'في الرقم خطأ: رقمه الأخير لا يطابق. أعد المسح، أو اكتب هاتف صاحبه.'
  return 'لا طرد ينتظر صاحبه هنا بهذا الرقم أو الهاتف. راجع حالته في «كل الطرود».'
}

async function waitingFor(ctx: Ctx, typed: string) {
  const read = readNumber(typed)
  const number = read && read !== 'wrong' ? read.number : null
  const dialled = !number && typed && phoneFault(typed) === null ? phone.parse(typed) : null
  if (!number && !dialled) return []
  const rows = await ctx.db
    .selectFrom('parcels')
    .select(['id', 'number', 'recipientName', 'senderName', 'readyAt', 'state'])
    .where((eb) => withinReach(eb, ctx.actor, may.handOver, { branch: 'parcels.branchId' }))
    .where((eb) =>
      eb.or([
        eb('state', '=', 'ready-for-pickup'),
        eb.and([
          ...[eb('isReturning', '=', true), eb('endedAt', 'is', null), eb('branchId', '=', eb.ref('fromBranchId'))],
          // The old one of an exchange is at a door, or with whoever took it there.
          eb('state', 'not in', ['registered', 'accepted']),
        ]),
      ]),
    )
    .where((eb) =>
      number ? eb('number', '=', number) : eb.or([eb('recipientPhone', '=', dialled), eb('senderPhone', '=', dialled)]),
    )
    .orderBy('readyAt')
    .limit(mostWaiting)
    .execute()
  return rows.map(({ number: bare, ...row }) => ({ ...row, bare, number: shownNumber(bare) }))
}
