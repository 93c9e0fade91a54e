import { sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'

type Reader = Pick<Ctx, 'db'> | Pick<Work, 'tx'>
const dbOf = (asked: Reader) => ('tx' in asked ? asked.tx : asked.db)

/** Its last day as it is now: of what was ended, that of its end. Before its first day it never held. */
const lastDay = sql<string | null>`least(until_day, last_day)`

const all = (asked: Reader, line: string) =>
  dbOf(asked)
    .selectFrom('rateAgreements')
    .leftJoin('rateAgreementEnds', 'rateAgreementEnds.agreementId', 'rateAgreements.id')
    .select(['id', 'partyId', 'line', 'number', 'percentOff', 'fromDay', 'untilDay', 'termDays', 'monthly', 'branchId'])
    .select(['agreedWith', 'note', 'agreedAt', 'agreedBy', 'endedAt', 'endedBy', 'reason as endReason', lastDay.as('lastDay')])
    .where('line', '=', line)

export type Agreement = Awaited<ReturnType<ReturnType<typeof all>['executeTakeFirstOrThrow']>>

/** Those that hold on a day. */
export const agreementsOn = (asked: Reader, { line, day }: { line: string; day: string }) =>
  all(asked, line)
    .where('fromDay', '<=', day)
    .where(({ or, eb }) => or([eb(lastDay, 'is', null), eb(lastDay, '>=', day)]))
    .execute()

/** The one of a customer that holds on a day. */
export async function agreementOn(asked: Reader, { line, partyId, day }: { line: string; partyId: string; day: string }) {
  return (await agreementsOn(asked, { line, day })).find((one) => one.partyId === partyId) ?? null
}

type Wanted = { line: string; partyId?: string; id?: string }

/** Every one that was made, the newest first: of a customer, or the one of this id. */
export const agreementsOf = (asked: Reader, { line, partyId, id }: Wanted) =>
  all(asked, line)
    .$if(partyId !== undefined, (some) => some.where('partyId', '=', partyId ?? ''))
    .$if(id !== undefined, (some) => some.where('id', '=', id ?? ''))
    .orderBy('agreedAt', 'desc')
    .orderBy('number', 'desc')
    .limit(500)
    .execute()

/** The number of the one that was made last with a customer; 0 before the first. */
export async function newestAgreement(asked: Reader, { line, partyId }: { line: string; partyId: string }) {
  return (await agreementsOf(asked, { line, partyId })).reduce((most, { number }) => Math.max(most, number), 0)
}
