import type { Ctx, Work } from '#platform/context.ts'
import type { ContractKind } from '#platform/contract-kind.ts'
import { Refusal } from '#platform/refusal.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { kindOf } from './held.ts'
import { inForce } from './in-force.ts'

type Asked = { db: Ctx['db'] | Work['tx']; now: () => Date; contractKinds: readonly ContractKind[] }
type ToCome = { id: string; kind: string; startsOn: string; predecessorId: string | null }

/** What stands against calling off a contract in force, as whoever wants to reads it; null as long as nothing of it has begun. */
export async function whyNotCalledOff({ db, now, contractKinds }: Asked, one: ToCome) {
  const { callOff } = kindOf({ contractKinds }, one.kind)
  if (!callOff) return 'لا يُلغى مثل هذا العقد بعد تفعيله.'
  if (one.startsOn <= dayOf(now())) return `بدأ العقد في ${dayInWords(one.startsOn)}، فلا يُلغى. اطلب إنهاءه مبكرًا.`
  const next = await successorInForce(db, one.id)
  if (next) return `يلحقه العقد ${next.number}، وهو سارٍ. ألغِه أولًا.`
  return callOff.whyNot({ db }, one)
}

export async function mustBeToCome(work: Pick<Work, 'tx' | 'now' | 'contractKinds'>, one: ToCome) {
  const why = await whyNotCalledOff({ ...work, db: work.tx }, one)
  if (why) throw new Refusal('contracts.not-to-come', why)
}

const successorInForce = (db: Asked['db'], id: string) =>
  db
    .selectFrom('contracts')
    .select('number')
    .where('predecessorId', '=', id)
    .where('state', 'in', [...inForce])
    .executeTakeFirst()
