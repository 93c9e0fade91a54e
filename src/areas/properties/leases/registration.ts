import { contractsNamed } from '#areas/contracts/public.ts'
import { municipalFeeRate } from '#areas/finance/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { dayInWords } from '#values/dates.ts'
import { dayOf } from '#values/days.ts'
import { inRials } from '#values/money.ts'
import { percentOf } from '#values/shares.ts'
import { registerUntil } from './lease.ts'

type Asked = { db: Ctx['db'] } | { tx: Work['tx'] }

export const inForceStates = ['active', 'suspended', 'notice-given']

/** The last day to register a lease. */
export async function registerBy(asked: Asked, contractId: string) {
  const on = await boundOn(asked, contractId)
  return on && registerUntil(on)
}

/** The day it is signed; where the law renewed what was signed long before, its first day. */
async function boundOn(asked: Asked, contractId: string) {
  const [contract] = await contractsNamed(asked, [contractId])
  if (!contract?.signedOn) return null
  const [before] = contract.predecessorId ? await contractsNamed(asked, [contract.predecessorId]) : []
  return before?.signedOn === contract.signedOn ? contract.startsOn : contract.signedOn
}

type Rent = { contractId: string; rent: bigint; rentFor: 'month' | 'period'; frequency: number }

/** Of the rent of a year, or of all of it where that is less, by the rate of the day the lease was signed on: later rates are not its own. */
export async function usualFee(asked: Asked & Pick<Ctx, 'now'>, { contractId, rent, rentFor, frequency }: Rent, value: bigint) {
  const rate = await municipalFeeRate(asked, (await boundOn(asked, contractId)) ?? dayOf(asked.now()))
  const year = rentFor === 'month' ? rent * 12n : rent * BigInt(12 / frequency)
  return { rate, amount: percentOf(value < year ? value : year, rate) }
}

/** Less than the law says, or more than the fine for being late makes of it, is a slip more often than not: whoever types it is asked. */
export function mustBeUsual(fee: bigint, usual: Awaited<ReturnType<typeof usualFee>>) {
  if (fee >= usual.amount && fee <= 3n * usual.amount) return
  throw fieldFault(
    'sure',
    `رسم هذا العقد ${usual.rate}% من أجرة السنة: ${inRials(usual.amount)} راجع المبلغ، أو أكّد أنه كما في إيصال البلدية.`,
  )
}

type Days = { on: string; signedOn: string | null; submittedOn?: string | null }

/** A day on which the municipality can have had the lease. */
export function mustBePossible(work: Pick<Work, 'now'>, { on, signedOn, submittedOn = null }: Days) {
  if (on > dayOf(work.now())) throw fieldFault('on', 'هذا يوم لم يأتِ بعد.')
  if (signedOn && on < signedOn) throw fieldFault('on', `وُقّع العقد في ${dayInWords(signedOn)}. اختر يومه أو يومًا بعده.`)
  if (submittedOn && on < submittedOn)
    throw fieldFault('on', `قُدّم العقد للبلدية في ${dayInWords(submittedOn)}. اختر يومه أو يومًا بعده.`)
}

type Registered = { unitId: string; registration: string; on: string; until: string; endsOn: string }

/** A number of the municipality is that of one unit, and stands for a part of the term of its lease. */
export async function mustBeItsOwn(work: Pick<Work, 'tx'>, { unitId, registration, on, until, endsOn }: Registered) {
  if (until < on) throw fieldFault('until', 'آخر يوم في التوثيق بعد يوم التوثيق.')
  if (until > endsOn) throw fieldFault('until', `ينتهي العقد في ${dayInWords(endsOn)}. اختره أو يومًا قبله.`)
  const found = await work.tx
    .selectFrom('leases')
    .select('contractId')
    .where('registrationNumber', '=', registration)
    .where('unitId', '<>', unitId)
    .executeTakeFirst()
  const [other] = found ? await contractsNamed(work, [found.contractId]) : []
  if (other) throw fieldFault('registration', `هذا رقم توثيق العقد ${other.number}. راجعه.`)
}
