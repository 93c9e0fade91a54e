import { partyOfAccount, recordsOf } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { dayInWords } from '#values/dates.ts'
import { noticeNumber, warningSteps } from './warning.ts'

type Reader = Pick<Ctx, 'db' | 'actor'>

const mostShown = 100

/** The notices that were sent to whoever is signed in, the latest first: theirs alone, whoever else stands in the lease. */
export async function ownNotices(ctx: Reader) {
  const party = await partyOfAccount(ctx)
  if (!party) return []
  const rows = await ctx.db
    .selectFrom('formalNotices')
    .select(['id', 'sequence', 'contractId', 'step', 'issuedOn', 'payBy', 'amount', 'fileId'])
    .where('partyId', 'in', recordsOf(party.id))
    .orderBy('sequence', 'desc')
    .limit(mostShown)
    .execute()
  return rows.map(({ sequence, fileId, ...row }) => ({ ...row, number: noticeNumber(sequence), path: `/files/${fileId}` }))
}
export type OwnNotice = Awaited<ReturnType<typeof ownNotices>>[number]

/** The same as papers of these contracts. */
export async function papersOfNotices(ctx: Reader, contractIds: readonly string[]) {
  const notices = (await ownNotices(ctx)).filter(({ contractId }) => contractIds.includes(contractId))
  return notices.map(({ contractId, step, number, issuedOn, payBy, path }) => ({
    ...{ contractId, path },
    label: `${warningSteps[step]} ${number} في ${dayInWords(issuedOn)}، وآخر يوم للسداد ${dayInWords(payBy)}`,
  }))
}
