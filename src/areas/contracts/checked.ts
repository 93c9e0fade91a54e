import { sql } from 'kysely'
import type { Ctx } from '#platform/context.ts'
import type { CheckedPaper, PaperCheck } from '#platform/paper-check.ts'
import { dayOf } from '#values/days.ts'
import { type ContractState, contractStates, lastDayOf } from './contract.ts'
import { goingOn } from './goes-on.ts'
import { inForce, isFollowed } from './in-force.ts'
import { labelOf } from './queries.ts'

/** How the contract whose paper carries this code stands today, as the register knows it: the paper itself may be years old. */
export const checkedContract: PaperCheck = async (ctx, token) => {
  const one = await contractWith(ctx, token)
  if (!one) return null
  const next = await successorOf(ctx, one.id)
  const standing = standingOf(one, dayOf(ctx.now()))
  const shownAs = standing === 'ended' && next ? 'replaced' : standing
  const goesOn = binding.has(standing) && !one.leavesOn && !next && (await goingOn(ctx, [one])).has(one.id)
  return {
    ...{ kind: labelOf(ctx.contractKinds, one.kind), number: one.number, ...told[shownAs] },
    days: daysOf(one),
    sentences: sentencesOf(one, { shownAs, goesOn, next }),
    next: next && { label: binding.has(standing) ? 'يليه العقد' : 'حلّ محله العقد', number: next.number },
    sha256: one.signedWay === 'code' ? await signedCopy(ctx, one.id) : null,
  }
}

const contractWith = ({ db }: Reader, token: string) =>
  db
    .selectFrom('contracts')
    .select(['id', 'kind', 'number', 'state', 'startsOn', 'endsOn', 'leavesOn', 'endedOn', 'endReason', 'autoRenew'])
    .select(['signedOn', 'signedWay', isFollowed.as('isFollowed')])
    .where('token', '=', token)
    .executeTakeFirst()

type Reader = Pick<Ctx, 'db'>
type One = NonNullable<Awaited<ReturnType<typeof contractWith>>>

const told = {
  unsigned: { heading: 'عقد لم يُوقّع', holds: false, tone: 'warning' },
  waiting: { heading: 'عقد موقّع لم يُفعّل', holds: true, tone: 'info' },
  coming: { heading: 'عقد لم تبدأ مدته', holds: true, tone: 'info' },
  'in-force': { heading: 'عقد سارٍ', holds: true, tone: 'success' },
  'notice-given': { heading: 'عقد سارٍ أُخطر بإنهائه', holds: true, tone: 'warning' },
  suspended: { heading: 'عقد موقوف', holds: false, tone: 'warning' },
  ended: { heading: 'عقد منتهٍ', holds: false, tone: 'danger' },
  'ended-early': { heading: 'عقد أُنهي مبكرًا', holds: false, tone: 'danger' },
  replaced: { heading: 'عقد حلّ محله غيره', holds: false, tone: 'danger' },
  cancelled: { heading: 'عقد ملغى', holds: false, tone: 'danger' },
} as const satisfies Record<string, Pick<CheckedPaper, 'heading' | 'holds' | 'tone'>>
type Standing = keyof typeof told

/** What binds both sides, or will. */
const binding = new Set<Standing>(['waiting', 'coming', 'in-force', 'notice-given', 'suspended'])

function standingOf(one: One, today: string): Exclude<Standing, 'replaced'> {
  const { state, startsOn, signedOn, endReason } = one
  if (state === 'cancelled') return 'cancelled'
  if (state === 'draft' || state === 'pending-signature') return signedOn ? 'waiting' : 'unsigned'
  if (state === 'terminated-early' || (state === 'closed' && endReason !== null)) return 'ended-early'
  const last = lastDayOf(one, one.isFollowed)
  if (!isInForce(state) || (last !== null && last < today)) return 'ended'
  if (state === 'suspended' || state === 'notice-given') return state
  return startsOn > today ? 'coming' : 'in-force'
}

const isInForce = (state: ContractState) => inForce.some((one) => one === state)

function daysOf({ startsOn, endsOn, leavesOn, signedOn, endedOn, endReason }: One) {
  return [
    { label: 'أول يوم', day: startsOn },
    { label: 'آخر يوم', day: leavesOn ?? endsOn },
    ...(endedOn && endReason !== null ? [{ label: contractStates['terminated-early'], day: endedOn }] : []),
    ...(signedOn ? [{ label: 'وُقّع', day: signedOn }] : []),
  ]
}

const sentences: Partial<Record<Standing, string>> = {
  unsigned: 'لم يُوقّع هذا العقد بعد: الورقة لا تُلزم أحدًا.',
  waiting: 'وُقّع هذا العقد، ولم يُفعّل بعد.',
  suspended: 'أُوقف العمل بهذا العقد حتى يُستأنف.',
  ended: 'انتهى هذا العقد: الورقة لم تعد سارية.',
  'ended-early': 'أُنهي هذا العقد قبل آخر يوم فيه: الورقة لم تعد سارية.',
  cancelled: 'ألغي هذا العقد: الورقة لم تعد صالحة.',
}

type Besides = { shownAs: Standing; goesOn: boolean; next: Next }

const sentencesOf = ({ signedWay }: One, { shownAs, goesOn, next }: Besides) => [
  ...(sentences[shownAs] ? [sentences[shownAs]] : []),
  ...(shownAs === 'replaced' && next ? [next.isInForce ? 'حلّ محله عقد سارٍ.' : 'حلّ محله عقد لم يعد ساريًا.'] : []),
  ...(goesOn ? ['يتجدد من نفسه ما لم يُخطر أحد بإنهائه.'] : []),
  ...(signedWay === 'paper' || signedWay === 'before' ? ['وُقّع بخط اليد.'] : []),
]

type Next = Awaited<ReturnType<typeof successorOf>>

/** The last of those that followed it and were put in force. */
async function successorOf({ db }: Reader, id: string) {
  const { rows } = await sql<{ number: string; state: ContractState }>`
    with recursive after as (
      select id, number, state, 1 as place from contracts
        where predecessor_id = ${id} and activated_at is not null and state <> 'cancelled'
      union all
      select c.id, c.number, c.state, after.place + 1 from contracts c join after on c.predecessor_id = after.id
      where c.activated_at is not null and c.state <> 'cancelled'
    )
    select number, state from after order by place desc limit 1`.execute(db)
  const [last] = rows
  return last ? { number: last.number, isInForce: isInForce(last.state) } : null
}

/** The fingerprint of the copy under the last signature: the one that the page of proof names. */
async function signedCopy({ db }: Reader, contractId: string) {
  const signing = await db
    .selectFrom('contractSignings')
    .select('sha256')
    .where('contractId', '=', contractId)
    .where('state', '=', 'signed')
    .orderBy('signedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return signing?.sha256 ?? null
}
