import { contractsNamed } from '#areas/contracts/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'

type Asked = { propertyId: string; on: string }
type Reader = { db: Ctx['db'] } | { tx: Work['tx'] }

/**
 * Whether the company may lease out a property on a day: it is under a mandate then, and by a power of attorney that has not run out.
 * Else the reason, as whoever wants to lease reads it.
 */
export async function authorityOver(reader: Reader, asked: Asked) {
  const row = await mandateOn(reader, asked)
  if (!row) return { mandate: null, why: 'لا اتفاقية إدارة سارية لهذا العقار في هذا اليوم. فعّل اتفاقيته أولًا.' }
  const { number, state, powerNumber, powerUntil } = row
  if (state === 'suspended') return { mandate: row, why: `اتفاقية الإدارة ${number} موقوفة. استأنفها أولًا.` }
  if (!powerNumber) return { mandate: row, why: `لا وكالة مكتوبة في اتفاقية الإدارة ${number}. اكتب رقمها وتاريخها فيها أولًا.` }
  if (powerUntil && powerUntil < asked.on)
    return { mandate: row, why: `تنتهي الوكالة ${powerNumber} في ${dayInWords(powerUntil)}. جدّدها أولًا.` }
  return { mandate: row, why: null }
}

/** The mandate a property is under on a day; none where nobody gave one. */
export async function mandateOn(reader: Reader, { propertyId, on }: Asked) {
  const db = 'tx' in reader ? reader.tx : reader.db
  const row = await db
    .selectFrom('mandateProperties')
    .innerJoin('mandates', 'mandates.contractId', 'mandateProperties.contractId')
    .selectAll('mandates')
    .where('mandateProperties.propertyId', '=', propertyId)
    .where('mandateProperties.since', '<=', on)
    .where((eb) => eb.or([eb('mandateProperties.until', 'is', null), eb('mandateProperties.until', '>=', on)]))
    .executeTakeFirst()
  const [contract] = row ? await contractsNamed(reader, [row.contractId]) : []
  return row && contract ? { ...row, number: contract.number, state: contract.state, partyId: contract.partyId } : null
}
