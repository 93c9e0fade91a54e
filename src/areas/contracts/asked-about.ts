import { branchNamed } from '#areas/company/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { reaches } from '#platform/reach.ts'
import { inRials } from '#values/money.ts'
import { contractPath } from './contract.ts'
import { contractsPermissions } from './permissions.ts'

/** The contract that somebody else is asked about, with what is told of any before anybody agrees. */
export async function askedAbout(
  { db, actor }: Pick<Ctx, 'db' | 'actor'>,
  { contractId, kind }: { contractId: string; kind: string },
) {
  const one = await db.selectFrom('contracts').selectAll().where('id', '=', contractId).executeTakeFirstOrThrow()
  const [party] = await customersNamed({ db }, [one.partyId])
  const checks = [
    {
      question: 'العقد',
      answer: `${kind} ${one.number}، ${(await branchNamed({ db }, one.branchId)) ?? ''}`,
      path: reaches(actor, contractsPermissions.view, one) ? contractPath(contractId) : null,
    },
    { question: 'العميل', answer: party?.name ?? '' },
    { question: 'المحل', answer: one.title },
    { question: 'القيمة', answer: inRials(one.value) },
  ]
  return { one, checks }
}

/** Up to which value the manager of its branch agrees as well, as the rules begin: ten thousand rials. */
export const agreedInBranch = 10_000_000n
