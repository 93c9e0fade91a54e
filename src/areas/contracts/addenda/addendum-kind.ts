import { companyProfile } from '#areas/company/public.ts'
import { customersNamed } from '#areas/customers/public.ts'
import type { Work } from '#platform/context.ts'
import type { ContractKind, HeldContract } from '#platform/contract-kind.ts'
import { Refusal } from '#platform/refusal.ts'
import { kindOf } from '../held.ts'
import { inForce } from '../in-force.ts'
import { amendedBy } from './addenda-of.ts'
import { addendumKind, addendumPath, asClauses } from './addendum.ts'
import { addendumInForce } from './facts.ts'

/** Addenda in the register of contracts: who stands in one is who stands in the contract it belongs to. */
export const addendumContracts: ContractKind = {
  ...{ kind: addendumKind, label: 'ملحق عقد', letters: 'A', path: addendumPath },
  roles: { tenant: 'المستأجر', guarantor: 'الكفيل', owner: 'المالك' },
  variables: {
    amends: { label: 'رقم العقد الأصلي', example: 'L-SLL26-0042' },
    amendsKind: { label: 'نوع العقد الأصلي', example: 'عقد إيجار' },
    place: { label: 'ترتيب الملحق', example: '1' },
    parties: { label: 'الأطراف', example: 'المستأجر: فاطمة بنت سعيد المعشني.' },
    changes: { label: 'ما يتغير', example: '# الإيجار\nيصبح الإيجار 275.000 ر.ع. في الشهر.' },
  },
  valuesOf,
  activating: beginsWithin,
}

type Asked = Parameters<NonNullable<ContractKind['valuesOf']>>[0]

async function valuesOf(ctx: Asked, addendumId: string): Promise<Record<string, string>> {
  const base = await amendedBy(ctx, addendumId)
  if (!base) return {}
  const kind = ctx.contractKinds.find((each) => each.kind === base.kind)
  return {
    ...{ about: base.title, amends: base.number, amendsKind: kind?.label ?? 'عقد', place: String(base.place) },
    ...{ parties: await partiesOf(ctx, base.id, kind), changes: asClauses(base) },
  }
}

/** Each in a line of their own; the owner of a let unit stands in its lease through us. */
async function partiesOf(ctx: Asked, contractId: string, kind: ContractKind | undefined) {
  const rows = await ctx.db
    .selectFrom('contractParties')
    .select(['partyId', 'role'])
    .where('contractId', '=', contractId)
    .orderBy('position')
    .execute()
  const named = await customersNamed(
    ctx,
    rows.map(({ partyId }) => partyId),
  )
  const { tradeName, legalName } = await companyProfile(ctx)
  const company = legalName ?? tradeName ?? ''
  const { owner: lessor, represented } = kind?.roles.owner ? {} : ((await kind?.valuesOf?.(ctx, contractId)) ?? {})
  const people = rows.map(
    ({ partyId, role }) => `${kind?.roles[role] ?? 'الطرف'}: ${named.find(({ id }) => id === partyId)?.name ?? ''}.`,
  )
  return [lessor ? `المؤجر: ${lessor}، ${represented} ${company}.` : `الشركة: ${company}.`, ...people].join('\n')
}

/** It is in force only over what is in force itself, whose history tells it. */
async function beginsWithin(work: Work, { id: addendumId, number: addendum, startsOn: from }: HeldContract) {
  const base = await work.tx
    .selectFrom('contracts')
    .innerJoin('contractAddenda', 'contractAddenda.amendsId', 'contracts.id')
    .select(['contracts.id', 'contracts.number', 'contracts.state', 'contractAddenda.rent'])
    .where('contractAddenda.contractId', '=', addendumId)
    .forUpdate('contracts')
    .executeTakeFirstOrThrow()
  if (!inForce.some((state) => state === base.state))
    throw new Refusal('contracts.amended-not-in-force', `العقد ${base.number} لم يعد ساريًا، فلا يُفعّل ملحقه. ألغِ الملحق.`)
  if (base.rent !== null) await rentBegins(work, base.id, { from, rent: base.rent })
  work.record(addendumInForce, base.id, { number: base.number, addendumId, addendum, from })
}

/** Asked once more: between the writing and the signature another instalment may have been demanded. */
async function rentBegins(work: Work, contractId: string, asked: { from: string; rent: bigint }) {
  const base = await work.tx.selectFrom('contracts').selectAll().where('id', '=', contractId).executeTakeFirstOrThrow()
  const { otherRent } = kindOf(work, base.kind)
  const why = await otherRent?.whyNot(work, base, asked)
  if (why) throw new Refusal('contracts.rent-stands', why)
  await otherRent?.begins(work, base, asked)
}
